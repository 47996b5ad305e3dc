import type { MatriculaConTitulo } from '@colega/contract/perfil';
import type { CertificadoPublico, CvdPublico, ProfesionalPublico, ReciboPublico } from '@colega/contract/verificacion';
import { type Cuerpo, leerCuerpo, resumenPublico } from '@colega/domain/certificados';
import { type EstadoDeRecibo, estadoDeRecibo, NOMBRE_DE_ESTADO_DE_RECIBO } from '@colega/domain/dinero';
import { SIN_HABILITAR } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { errorNoEncontrado } from '../../http/error-http.ts';
import { leerReciboPublico } from '../dinero/papeles/recibo-publico.service.ts';
import { type DepsDePersona, leerPersonaPorCodigo } from '../perfil/leer-persona.service.ts';
import { nombreDeTipo } from '../referencias/datos/tipos-de-certificado.ts';
import { COLORES, findCertificadoPublico, findCvdPublico } from './verificacion.repository.ts';

/** Throws 404. */
export const verificarProfesional = async (
  db: Db,
  codigo: string,
  deps: DepsDePersona,
): Promise<ProfesionalPublico & { id: number }> => {
  const persona = await leerPersonaPorCodigo(db, codigo, deps);
  if (!persona) throw errorNoEncontrado();
  const { id, imagen_perfil, distrito, apellido, nombre, documento, domicilio_legal, habilitado } = persona;
  const matriculas = persona.matriculas.map(enPublico);
  return { id, imagen_perfil, distrito, apellido, nombre, documento, domicilio_legal, habilitado, matriculas };
};

/** A licence that lets nobody practise today is never published as active, whatever the registry says of it. */
const enPublico = (matricula: MatriculaConTitulo): MatriculaConTitulo =>
  matricula.estado.clave === 'activo' && !matricula.habilitada
    ? { ...matricula, estado: { ...matricula.estado, clave: 'sin_habilitar', nombre: SIN_HABILITAR, ...COLORES.mal } }
    : matricula;

/** Throws 404. */
export const verificarCvd = async (db: Db, hash: string): Promise<CvdPublico> => {
  const cvd = await findCvdPublico(db, hash);
  if (!cvd) throw errorNoEncontrado();
  return cvd;
};

/** Throws 404. */
export const verificarCertificado = async (db: Db, codigo: string): Promise<CertificadoPublico> => {
  const fila = await findCertificadoPublico(db, codigo);
  if (!fila) throw errorNoEncontrado();
  const { type, impreso, datos, ...certificado } = fila;
  const { titular, inmueble } = impreso;
  const unidad = inmueble && [inmueble.piso && `piso ${inmueble.piso}`, inmueble.depto && `dpto ${inmueble.depto}`];
  return {
    ...certificado,
    tipo: nombreDeTipo(type),
    resumen: resumenPublico({ type, valores: leerCuerpo(type, datos as Cuerpo), configuracion: datos }),
    titular: titular?.nombre ?? null,
    inmueble:
      inmueble &&
      [`${inmueble.calle} N.º ${inmueble.numero}`, ...(unidad ?? []), inmueble.localidad].filter(Boolean).join(', '),
  };
};

const COLORES_DE_RECIBO = {
  vigente: COLORES.bien,
  en_parte: COLORES.ojo,
  anulado: COLORES.mal,
} as const satisfies Record<EstadoDeRecibo, object>;

/** A receipt is in force until something of its payment is taken back. Throws 404. */
export const verificarRecibo = async (db: Db, codigo: string): Promise<ReciboPublico> => {
  const recibo = await leerReciboPublico(db, codigo);
  if (!recibo) throw errorNoEncontrado();
  const estado = estadoDeRecibo(recibo);
  return { ...recibo, estado: { nombre: NOMBRE_DE_ESTADO_DE_RECIBO[estado], ...COLORES_DE_RECIBO[estado] } };
};
