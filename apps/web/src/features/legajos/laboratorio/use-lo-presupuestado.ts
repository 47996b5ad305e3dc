import { alCambiarLoEscrito } from '@colega/web-kit/lib/sesion/lo-escrito.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { PEDIDO } from './leer-direccion.ts';
import { guardarLoPresupuestado, leerLoPresupuestado, SIN_PRESUPUESTO } from './lo-presupuestado.ts';

/**
 * What is typed for the client stays while the calculation changes, and goes with it. `texto` is what its address says. When whoever typed it is
 * not who is here any more, the page has nothing of theirs.
 */
export const useLoPresupuestado = (texto: string | null) => {
  const [busqueda] = useSearchParams();
  const [escrito, setEscrito] = useState(() => leerLoPresupuestado(busqueda.get(PEDIDO)) ?? SIN_PRESUPUESTO);
  const quien = useSesion()?.user_id ?? null;
  const deQuien = useRef(quien);
  const guardado = useRef(busqueda.get(PEDIDO));
  useEffect(() => alCambiarLoEscrito(() => setEscrito(leerLoPresupuestado(guardado.current) ?? SIN_PRESUPUESTO)), []);
  useEffect(() => {
    if (deQuien.current !== quien) {
      deQuien.current = quien;
      setEscrito(leerLoPresupuestado(guardado.current) ?? SIN_PRESUPUESTO);
    } else if (texto !== null) {
      guardarLoPresupuestado(texto, escrito);
      guardado.current = texto;
    }
  }, [texto, escrito, quien]);
  return { escrito, setEscrito };
};
