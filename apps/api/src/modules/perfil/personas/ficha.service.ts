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
import { leerAccesoDePersona } from '../../sesion/accesos.service.ts';
import { listarSesionesDe } from '../../sesion/sesiones.service.ts';
import { datosDe } from '../correccion.repository.ts';
import {
  armarPersona,
  type DepsDePersona,
  leerHechosDePersona,
  type PersonaConSusHechos,
  plazoDeAlDia,
} from '../leer-persona.service.ts';
import { armarVerificacion, nombrarDatos } from '../lo-verificado.service.ts';
import type { FilaDePersona } from '../personas.repository.ts';
import { estadoDeTitulo } from '../verificar.service.ts';
import { findAlcanceDePersona, findLegajosDe, findListas } from './ficha.repository.ts';

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

const QUITAS = ['cambio_estado', 'ejercicio', 'liquidar', 'ddjj'] as const;

type Listas = Awaited<ReturnType<typeof findListas>>;
const armarTipos = (tipos: Listas['tipos']): TipoDeBloqueo[] =>
  tipos.map(({ clave, nombre, visible, se_usa, ...fila }) => ({
    ...{ clave, nombre, visible, se_usa },
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

const estadoDeLosDatos = (
  { fila, veredicto }: PersonaConSusHechos,
  titulos: Listas['titulos'],
  plazo: ReturnType<typeof plazoDeAlDia>,
) => {
  const hechos = armarVerificacion(fila, titulos);
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
  const leerIngreso = async () => {
    const acceso = await leerAccesoDePersona(db, id);
    // The sessions of who works for the college are of their desk's district.
    if (puedeElOperador(operador, 'accesos.cerrar', acceso) !== 'si') return { acceso, sesiones: null };
    return { acceso, sesiones: acceso ? await listarSesionesDe(db, acceso.id, deps.ahora) : [] };
  };
  const [legajos, cuenta, { acceso, sesiones }] = await Promise.all([
    puede('legajos.ver') ? findLegajosDe(db, id, operador.distrito_id) : null,
    puede('cuentas.ver') ? deps.leerCuenta(db, id, deps.hoy) : null,
    leerIngreso(),
  ]);
  const usuario = acceso ? { id: acceso.id, username: acceso.username, activo: acceso.activo } : null;
  return { usuario, legajos, cuenta, sesiones };
};

const comoDatos = (fila: FilaDePersona): FichaDePersona['datos'] => {
  const { telefonos, ...datos } = datosDe(fila);
  return { ...datos, telefonos: [...telefonos] };
};

/** Throws 403, 404. */
export const leerFicha = async (db: Db, id: number, operador: Operador, deps: DepsDeFicha): Promise<FichaDePersona> => {
  await exigirPersona(db, operador, 'personas.ver', id);
  const [hechos, { titulos, tipos, carnets, ...listas }, reservado] = await Promise.all([
    leerHechosDePersona(db, id),
    findListas(db, id),
    leerLoReservado(db, id, operador, deps),
  ]);
  if (!hechos) throw errorNoEncontrado();
  const { fila, colegio } = hechos;
  const plazo = plazoDeAlDia(colegio, deps.hoy);
  const persona = armarPersona(hechos, deps);
  const { tituloDe, estadoDeCarnet, ...estado } = estadoDeLosDatos(hechos, titulos, plazo);
  return {
    ...persona,
    ...estado,
    version: fila.version,
    datos: comoDatos(fila),
    matriculas: persona.matriculas.map((una) => ({ ...una, ...tituloDe(una.id) })),
    al_dia: alDiaDe(fila, plazo),
    tipos_de_bloqueo: armarTipos(tipos),
    ...listas,
    carnets: carnets.map(({ anulado, ...carnet }) => ({ ...carnet, estado: estadoDeCarnet({ ...carnet, anulado }) })),
    ...reservado,
  };
};
