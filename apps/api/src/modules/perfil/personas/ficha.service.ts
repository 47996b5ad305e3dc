import { textoDelColegio, todosLosMensajes } from '@colega/contract/mensajes';
import type { FichaDePersona, TipoDeBloqueo } from '@colega/contract/perfil';
import type { Fecha } from '@colega/domain/fechas';
import {
  esActivoAlDiaYVerificado,
  estaAlDia,
  estadoDeCredencial,
  estadoDeImagen,
  faltaVerificar,
} from '@colega/domain/perfil';
import { type Operador, type PermisoDelColegio, puedeElOperador } from '@colega/domain/permisos';
import type { Db } from '../../../db/conectar.ts';
import { exigirAlcance } from '../../../http/acceso.ts';
import { errorNoEncontrado } from '../../../http/error-http.ts';
import type { Momento } from '../../auditoria/autor.ts';
import { leerColegio } from '../../colegio/leer-colegio.service.ts';
import { findAcceso } from '../../sesion/accesos.service.ts';
import { listarSesionesDe } from '../../sesion/sesiones.service.ts';
import { findDatosDePersona } from '../correccion.repository.ts';
import { type DepsDePersona, leerPersona, leerVeredicto, plazoDeAlDia } from '../leer-persona.service.ts';
import { leerVerificacion, nombrarDatos } from '../lo-verificado.service.ts';
import { type FilaDePersona, findPersonaById } from '../personas.repository.ts';
import { findBloqueos, findCausas } from '../situacion.repository.ts';
import { findTitulos } from '../verificar.repository.ts';
import { estadoDeTitulo } from '../verificar.service.ts';
import {
  findAlcanceDePersona,
  findCarnets,
  findCuentaDe,
  findLegajosDe,
  findSanciones,
  findTiposDeBloqueo,
} from './ficha.repository.ts';

export type LeerCuenta = (db: Db, personaId: number, hoy: Fecha) => Promise<{ adeudado: string; a_favor: string }>;
export type DepsDeFicha = DepsDePersona & Momento & { leerCuenta: LeerCuenta };

/** Throws 404 for a person of another district as for one that is not there, 403 without the permission. */
export const exigirPersona = async (
  db: Db,
  operador: Operador,
  permiso: PermisoDelColegio,
  id: number,
): Promise<{ id: number; cuit: string; distrito_id: number | null }> => {
  const persona = await findAlcanceDePersona(db, id);
  if (!persona) throw errorNoEncontrado();
  // Of who works for the whole college a district's operator is not told that they exist.
  if (operador.distrito_id !== null && persona.distrito_id === null) throw errorNoEncontrado();
  exigirAlcance(operador, permiso, persona);
  return persona;
};

const MAXIMO_DE_CAUSAS = 100;
const QUITAS = ['cambio_estado', 'ejercicio', 'liquidar', 'ddjj'] as const;

const leerTipos = async (db: Db): Promise<TipoDeBloqueo[]> =>
  (await findTiposDeBloqueo(db)).map(({ clave, nombre, visible, ...fila }) => ({
    ...{ clave, nombre, visible },
    quita: QUITAS.filter((una) => fila[`quita_${una}`]),
  }));

type Aldia = FichaDePersona['al_dia'];
const alDiaDe = (
  { deuda_desde, exceptuado_hasta, exceptuado_motivo }: FilaDePersona,
  plazo: ReturnType<typeof plazoDeAlDia>,
): Aldia => {
  return {
    esta: estaAlDia({ deuda_desde, exceptuado_hasta }, plazo),
    ...{ deuda_desde, dias_de_gracia: plazo.dias_de_gracia },
    excepcion:
      exceptuado_hasta !== null && exceptuado_motivo !== null
        ? { hasta: exceptuado_hasta, motivo: exceptuado_motivo }
        : null,
  };
};

const leerEstadoDeLosDatos = async (db: Db, fila: FilaDePersona, plazo: ReturnType<typeof plazoDeAlDia>) => {
  const [hechos, veredicto, titulos] = await Promise.all([
    leerVerificacion(db, fila.id),
    leerVeredicto(db, fila.id),
    findTitulos(db, fila.id),
  ]);
  const cumple = esActivoAlDiaYVerificado({ ...fila, veredicto }, plazo);
  const faltan = nombrarDatos(faltaVerificar(hechos));
  const sinVerificar = faltan === '' ? null : textoDelColegio({ codigo: 'carnet_sin_verificar', datos: { faltan } });
  return {
    verificacion: {
      identidad: fila.verificado ? ('verificado' as const) : ('por_verificar' as const),
      foto: estadoDeImagen(hechos.foto),
      firma: estadoDeImagen(hechos.firma),
    },
    sin_carnet_porque: cumple ? sinVerificar : todosLosMensajes.carnet_sin_requisitos,
    estadoDeCarnet: (carnet: Parameters<typeof estadoDeCredencial>[0]) =>
      estadoDeCredencial(carnet, { hoy: plazo.hoy, cumple }),
    tituloDe: (id: number) => {
      const titulo = titulos.find((uno) => uno.id === id);
      return { verificacion_del_titulo: estadoDeTitulo(titulo), titulo_rechazado: titulo?.titulo_rechazado ?? null };
    },
  };
};

/** Files, money and sessions only to whom may see them. */
const leerLoReservado = async (db: Db, id: number, operador: Operador, deps: DepsDeFicha) => {
  const puede = (permiso: PermisoDelColegio) => puedeElOperador(operador, permiso) === 'si';
  const usuario = (await findCuentaDe(db, id)) ?? null;
  const acceso = usuario ? await findAcceso(db, usuario.username) : undefined;
  // The sessions of who works for the college are of their desk's district.
  const veSesiones = puedeElOperador(operador, 'accesos.cerrar', acceso) === 'si';
  return {
    usuario,
    legajos: puede('legajos.ver') ? await findLegajosDe(db, id, operador.distrito_id) : null,
    cuenta: puede('cuentas.ver') ? await deps.leerCuenta(db, id, deps.hoy) : null,
    sesiones: veSesiones ? (usuario ? await listarSesionesDe(db, usuario.id, deps.ahora) : []) : null,
  };
};

const leerDatos = async (db: Db, id: number): Promise<FichaDePersona['datos']> => {
  const { telefonos, ...datos } = await findDatosDePersona(db, id);
  return { ...datos, telefonos: [...telefonos] };
};

/** Throws 403, 404. */
export const leerFicha = async (db: Db, id: number, operador: Operador, deps: DepsDeFicha): Promise<FichaDePersona> => {
  await exigirPersona(db, operador, 'personas.ver', id);
  const [persona, fila, colegio] = await Promise.all([
    leerPersona(db, id, deps),
    findPersonaById(db, id),
    leerColegio(db),
  ]);
  if (!persona || !fila) throw errorNoEncontrado();
  const plazo = plazoDeAlDia(colegio, deps.hoy);
  const [
    { tituloDe, estadoDeCarnet, ...estado },
    { items: causas },
    datos,
    bloqueos,
    tipos_de_bloqueo,
    sanciones,
    carnets,
    reservado,
  ] = await Promise.all([
    leerEstadoDeLosDatos(db, fila, plazo),
    findCausas(db, id, MAXIMO_DE_CAUSAS),
    leerDatos(db, id),
    findBloqueos(db, id),
    leerTipos(db),
    findSanciones(db, id),
    findCarnets(db, id),
    leerLoReservado(db, id, operador, deps),
  ]);
  return {
    ...persona,
    ...estado,
    version: fila.version,
    datos,
    matriculas: persona.matriculas.map((una) => ({ ...una, ...tituloDe(una.id) })),
    al_dia: alDiaDe(fila, plazo),
    bloqueos,
    tipos_de_bloqueo,
    sanciones,
    causas,
    carnets: carnets.map(({ anulado, ...carnet }) => ({ ...carnet, estado: estadoDeCarnet({ ...carnet, anulado }) })),
    ...reservado,
  };
};
