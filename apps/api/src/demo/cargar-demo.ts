import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { crearCatalogoVivo } from '../modules/honorarios/catalogo-vivo.ts';
import { type Azar, crearAzar } from './azar.ts';
import { buscarEnLaDemo } from './clientes.ts';
import { crearEncargo, type Escena, type LegajoDeDemo } from './crear-encargo.ts';
import { type Cuenta, cargarCuentas } from './cuentas.ts';
import {
  ENCARGOS_CIVILES,
  ENCARGOS_DE_GAS,
  ENCARGOS_ELECTRICOS,
  ENCARGOS_ELECTROMECANICOS,
  type PlantillaDeEncargo,
} from './encargos.ts';
import { avanzarEstado, estadoPorAntiguedad } from './estados.ts';
import { findLugares } from './lugares.ts';

type Rol = {
  username: string;
  cantidad: number;
  /** Days between one file and the next, at most. */
  cada: number;
  plantillas: readonly (readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]])[];
  manualesCada: number;
};

const ROLES: readonly Rol[] = [
  {
    username: 'mgarcia',
    cantidad: 66,
    cada: 14,
    plantillas: [ENCARGOS_CIVILES, ENCARGOS_CIVILES, ENCARGOS_ELECTRICOS],
    manualesCada: 6,
  },
  {
    username: 'csosa',
    cantidad: 14,
    cada: 24,
    plantillas: [ENCARGOS_ELECTROMECANICOS, ENCARGOS_DE_GAS],
    manualesCada: 7,
  },
];
const MODALIDADES = ['tradicional', 'tradicional', 'tradicional', 'res_806', 'tradicional', 'franquicia'];
const PRIMER_DIA = '2015-01-01';

const legajosDe = ({ cantidad, cada, plantillas, manualesCada }: Rol, hoy: Fecha, azar: Azar): LegajoDeDemo[] =>
  Array.from({ length: cantidad }, (_, i) => {
    const plantilla = azar.de(plantillas[i % plantillas.length] ?? ENCARGOS_CIVILES);
    const dias = (cantidad - 1 - i) * cada + azar.entero(0, cada - 1);
    const fecha = sumarDias(hoy, i === cantidad - 1 ? 0 : -dias);
    return {
      encargo: plantilla(azar),
      fecha: fecha < PRIMER_DIA ? PRIMER_DIA : fecha,
      manual: i % manualesCada === 2,
      modalidad: MODALIDADES[i % MODALIDADES.length] ?? 'tradicional',
    };
  });

const cargarLegajos = async (escena: Escena, cuenta: Cuenta, rol: Rol, hoy: Fecha): Promise<void> => {
  for (const [i, legajo] of legajosDe(rol, hoy, escena.azar).entries()) {
    const { id } = await crearEncargo(escena, cuenta, legajo);
    await avanzarEstado(escena.db, { id, fecha: legajo.fecha, estado: estadoPorAntiguedad(i, rol.cantidad) }, hoy);
  }
};

const crearEscena = async (db: Db, hoy: Fecha): Promise<Escena> => {
  const catalogo = crearCatalogoVivo();
  const modalidades = await db.selectFrom('modalidades').select(['id', 'clave']).execute();
  return {
    db,
    deps: { buscarComitente: buscarEnLaDemo, catalogo },
    catalogo: await catalogo.alDia(db),
    azar: crearAzar(diasEntre(PRIMER_DIA, hoy)),
    lugares: await findLugares(db),
    modalidades: new Map(modalidades.map(({ id, clave }) => [clave, id])),
  };
};

/**
 * The demo story, built from `hoy` through the real services: the same day gives the same data. All or nothing; a database
 * that already has users is left as it is. Answers whether it was loaded.
 */
export const cargarDemo = (db: Db, hoy: Fecha): Promise<boolean> =>
  enTransaccion(db, async (trx) => {
    const alguien = await trx.selectFrom('usuarios').select('id').limit(1).executeTakeFirst();
    if (alguien) return false;
    const cuentas = await cargarCuentas(trx, hoy);
    const escena = await crearEscena(trx, hoy);
    for (const rol of ROLES) {
      const cuenta = cuentas.get(rol.username);
      if (cuenta) await cargarLegajos(escena, cuenta, rol, hoy);
    }
    return true;
  });
