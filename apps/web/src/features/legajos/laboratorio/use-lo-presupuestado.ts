import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PEDIDO } from './leer-direccion.ts';
import { guardarLoPresupuestado, leerLoPresupuestado, SIN_PRESUPUESTO } from './lo-presupuestado.ts';

/** What is typed for the client stays while the calculation changes, and goes with it. `texto` is what its address says. */
export const useLoPresupuestado = (texto: string | null) => {
  const [busqueda] = useSearchParams();
  const [escrito, setEscrito] = useState(() => leerLoPresupuestado(busqueda.get(PEDIDO)) ?? SIN_PRESUPUESTO);
  useEffect(() => {
    if (texto !== null) guardarLoPresupuestado(texto, escrito);
  }, [texto, escrito]);
  return { escrito, setEscrito };
};
