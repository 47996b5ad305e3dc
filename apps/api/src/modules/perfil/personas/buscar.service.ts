import { COLAS_DE_PERSONAS, type ColaDePersonas } from '@colega/contract/perfil';
import { leerBusquedaDePersonas } from '@colega/domain/perfil';
import type { Operador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { leerDistritosDe } from '../../referencias/distritos.service.ts';
import { paginacion } from '../../referencias/lista.ts';
import { countColasDePersonas, findPersonas } from './buscar.repository.ts';

const NOMBRES: Readonly<Record<ColaDePersonas, string>> = {
  altas: 'Altas',
  por_verificar: 'Datos y títulos por verificar',
};

type Quien = Pick<Operador, 'distrito_id'>;
type Pedido = { texto?: string | undefined; cola?: ColaDePersonas | undefined; page: number; limit: number };

/** An operator of a district finds only its people. */
export const buscarPersonas = async (db: Db, { distrito_id }: Quien, { texto = '', cola, ...pagina }: Pedido) => {
  const filtros = { busqueda: leerBusquedaDePersonas(texto), distrito_id, cola: cola ?? null };
  const { total, items } = await findPersonas(db, filtros, pagina);
  return { items, pagination: paginacion(total, pagina) };
};

export const contarColasDePersonas = async (db: Db, quien: Quien) => {
  const [cuentas, distritos] = [await countColasDePersonas(db, quien.distrito_id), await leerDistritosDe(db, quien)];
  return {
    distritos,
    colas: COLAS_DE_PERSONAS.map((cola) => ({ cola, nombre: NOMBRES[cola], total: cuentas[cola] })),
  };
};
