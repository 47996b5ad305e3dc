import { diasEntre, type Fecha, sumarDias } from '@colega/domain/fechas';
import { sql } from 'kysely';
import type { Db } from '../db/conectar.ts';
import { enTransaccion } from '../db/transaccion.ts';
import { sinAvisar } from '../modules/avisos/avisar.service.ts';
import { ajustarCargos } from '../modules/dinero/ordenes/ajustar-cargos.service.ts';
import { crearCatalogoVivo } from '../modules/honorarios/catalogo-vivo.ts';
import type { AlmacenDeImagenes } from '../modules/media/almacenes/almacen.ts';
import { type Azar, crearAzar } from './azar.ts';
import { certificarLegajos, type LegajoContado } from './certificados/certificar.ts';
import { buscarEnLaDemo } from './clientes.ts';
import { crearEncargo, type EscenaDeDemo, type LegajoDeDemo } from './crear-encargo.ts';
import { type CuentaDeDemo, cargarCuentas } from './cuentas.ts';
import {
  ENCARGOS_CIVILES,
  ENCARGOS_DE_GAS,
  ENCARGOS_ELECTRICOS,
  ENCARGOS_ELECTROMECANICOS,
  type PlantillaDeEncargo,
} from './encargos.ts';
import { contarHistoria, type HistoriaDeDemo } from './estados.ts';
import { EN_LA_MESA, historiaPorAntiguedad, OBSERVADOS, RECIENTES, type Reciente } from './historias.ts';
import { cargarLoQueEspera } from './lo-que-espera.ts';
import { findLugares } from './lugares.ts';
import { cargarCargos, contarMatriculas } from './matriculas.ts';
import { OPERADORES_DE_DEMO } from './operadores.ts';
import { PERSONAS_DE_DEMO } from './personas.ts';

type Rol = {
  username: string;
  cantidad: number;
  hasta: number;
  cada: number;
  plantillas: readonly (readonly [PlantillaDeEncargo, ...PlantillaDeEncargo[]])[];
  manualesCada: number;
  recientes: readonly Reciente[];
};
type LegajoPorContar = { legajo: LegajoDeDemo; historia: HistoriaDeDemo };

const DE_MGARCIA = [ENCARGOS_CIVILES, ENCARGOS_CIVILES, ENCARGOS_ELECTRICOS] as const;
const DE_CSOSA = [ENCARGOS_ELECTROMECANICOS, ENCARGOS_DE_GAS] as const;
const ROLES: readonly Rol[] = [
  {
    ...{ username: 'mgarcia', cantidad: 52, hasta: 45, cada: 17 },
    ...{ plantillas: DE_MGARCIA, manualesCada: 6, recientes: RECIENTES },
  },
  {
    ...{ username: 'csosa', cantidad: 12, hasta: 30, cada: 24 },
    ...{ plantillas: DE_CSOSA, manualesCada: 7, recientes: RECIENTES.slice(-2) },
  },
  {
    ...{ username: 'jperez', cantidad: 6, hasta: 28, cada: 30 },
    ...{ plantillas: [ENCARGOS_CIVILES], manualesCada: 4, recientes: [] },
  },
  {
    ...{ username: 'dvera', cantidad: 0, hasta: 0, cada: 1 },
    ...{ plantillas: [ENCARGOS_CIVILES], manualesCada: 1, recientes: EN_LA_MESA },
  },
  // After the rest, so that what came before stays as it was.
  {
    ...{ username: 'mgarcia', cantidad: 0, hasta: 0, cada: 1 },
    ...{ plantillas: DE_MGARCIA, manualesCada: 1, recientes: OBSERVADOS },
  },
];
const MODALIDADES = ['tradicional', 'tradicional', 'tradicional', 'res_806', 'tradicional', 'franquicia'];
const CERROJO = 7_410_415;
const PRIMER_DIA = '2015-01-01';

const legajosDe = (rol: Rol, hoy: Fecha, azar: Azar): LegajoPorContar[] => {
  const { cantidad, hasta, cada, plantillas, manualesCada, recientes } = rol;
  const encargo = (i: number) => azar.de(plantillas[i % plantillas.length] ?? ENCARGOS_CIVILES)(azar);
  const viejos = Array.from({ length: cantidad }, (_, i) => {
    const fecha = sumarDias(hoy, -(hasta + (cantidad - 1 - i) * cada + azar.entero(0, cada - 1)));
    const modalidad = MODALIDADES[i % MODALIDADES.length] ?? 'tradicional';
    const manual = i % manualesCada === 2;
    const legajo = { encargo: encargo(i), fecha: fecha < PRIMER_DIA ? PRIMER_DIA : fecha, manual, modalidad };
    return { legajo, historia: historiaPorAntiguedad(i, cantidad) };
  });
  const nuevos = recientes.map(({ hace, modalidad = 'tradicional', manual = false, historia }, i) => ({
    legajo: { encargo: encargo(i), fecha: sumarDias(hoy, -hace), manual, modalidad },
    historia,
  }));
  return [...viejos, ...nuevos];
};

const cargarLegajos = async (
  escena: EscenaDeDemo,
  cuenta: CuentaDeDemo,
  rol: Rol,
  hoy: Fecha,
): Promise<LegajoContado[]> => {
  const contados: LegajoContado[] = [];
  for (const { legajo: porCrear, historia } of legajosDe(rol, hoy, escena.azar)) {
    const legajo = await crearEncargo(escena, cuenta, porCrear);
    await contarHistoria(escena, legajo, historia);
    contados.push({ legajo, historia });
  }
  return contados;
};

const crearEscena = async (db: Db, hoy: Fecha): Promise<EscenaDeDemo> => {
  const catalogo = crearCatalogoVivo();
  const modalidades = await db.selectFrom('modalidades').select(['id', 'clave']).execute();
  return {
    db,
    deps: { buscarComitente: buscarEnLaDemo, catalogo, ajustarCargos },
    catalogo: await catalogo.alDia(db),
    azar: crearAzar(diasEntre(PRIMER_DIA, hoy)),
    lugares: await findLugares(db),
    modalidades: new Map(modalidades.map(({ id, clave }) => [clave, id])),
  };
};

/** All or nothing: the same day gives the same data. A database with users is left as it is. Returns whether it was loaded. */
export const cargarDemo = (db: Db, hoy: Fecha, almacen: AlmacenDeImagenes): Promise<boolean> =>
  sinAvisar(() => enTransaccion(db, (trx) => contarla(trx, hoy, almacen)));

const contarla = async (trx: Db, hoy: Fecha, almacen: AlmacenDeImagenes): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(${CERROJO})`.execute(trx);
  const alguien = await trx.selectFrom('usuarios').select('id').limit(1).executeTakeFirst();
  if (alguien) return false;
  const cuentas = await cargarCuentas(
    trx,
    hoy,
    PERSONAS_DE_DEMO.filter((persona) => !persona.recien_llegado),
  );
  await cargarCargos(trx, hoy);
  await cargarCuentas(trx, hoy, [
    ...PERSONAS_DE_DEMO.filter((persona) => persona.recien_llegado),
    ...OPERADORES_DE_DEMO,
  ]);
  const escena = await crearEscena(trx, hoy);
  const contados: LegajoContado[] = [];
  for (const rol of ROLES) {
    const cuenta = cuentas.get(rol.username);
    if (cuenta) contados.push(...(await cargarLegajos(escena, cuenta, rol, hoy)));
  }
  await certificarLegajos(escena, almacen, contados, hoy);
  await contarMatriculas(trx, cuentas, hoy);
  const deLaMesa = cuentas.get('dvera');
  if (deLaMesa) await cargarLoQueEspera(trx, deLaMesa, hoy);
  // S-1003: it has worked for years.
  await trx.updateTable('colegio').set({ primeros_pasos_cerrados: true }).execute();
  return true;
};
