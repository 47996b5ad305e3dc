import type { Persona } from '@colega/contract/perfil';
import { BASE_API } from '@colega/contract/route';
import type { Carnet } from '@colega/contract/tablero';
import { type Fecha, mesDe } from '@colega/domain/fechas';
import { esActivoAlDiaYVerificado, estadoDeCredencial } from '@colega/domain/perfil';
import type { Db } from '../../db/conectar.ts';
import { renderCarnet } from '../../documents/carnet.ts';
import { ErrorHttp, errorHttp, errorNoEncontrado, invalido } from '../../http/error-http.ts';
import { firmarCamino } from '../../http/firma.ts';
import { leerColegio } from '../colegio/leer-colegio.service.ts';
import { leerEmisor } from '../colegio/leer-emisor.service.ts';
import { leerFotoVerificada, leerVeredicto, plazoDeAlDia } from '../perfil/leer-persona.service.ts';
import { findCarnetById, findConsultas, findUltimoCarnet } from './carnets.repository.ts';

/** DAS-013: without the three conditions there is no credential, whatever was issued. Throws 404 (ERR-015). */
export const leerCarnetVigente = async (db: Db, personaId: number, hoy: Fecha): Promise<Carnet> => {
  const [hallado, veredicto, colegio, consultas] = await Promise.all([
    findUltimoCarnet(db, personaId),
    leerVeredicto(db, personaId),
    leerColegio(db),
    findConsultas(db, personaId, mesDe(hoy)),
  ]);
  if (!hallado) throw errorHttp(404, 'carnet_sin_vigente');
  const { deuda_desde, exceptuado_hasta, verificado, anulado, ...carnet } = hallado;
  const requisitos = { veredicto, deuda_desde, exceptuado_hasta, verificado };
  const cumple = esActivoAlDiaYVerificado(requisitos, plazoDeAlDia(colegio, hoy));
  if (estadoDeCredencial({ ...carnet, anulado }, { hoy, cumple }) !== 'vigente')
    throw errorHttp(404, 'carnet_sin_vigente');
  return { ...carnet, consultas };
};

/** The card on paper. Throws 404 for another person's, an expired one, or one whose person does not meet the conditions. */
export const imprimirCarnet = async (db: Db, id: number, persona: Persona, hoy: Fecha): Promise<Uint8Array> => {
  const hallado = await findCarnetById(db, id, persona.id);
  if (!hallado) throw errorNoEncontrado();
  const { anulado, ...carnet } = hallado;
  const estado = estadoDeCredencial({ ...carnet, anulado }, { hoy, cumple: persona.es_activo_al_dia_y_verificado });
  if (estado === 'sin_efecto') throw errorHttp(404, 'carnet_sin_vigente');
  if (estado !== 'vigente') throw errorNoEncontrado();
  return renderCarnet({
    colegio: await leerEmisor(db, persona.id, 'credencial', hoy),
    ...carnet,
    nombre: `${persona.nombre} ${persona.apellido}`,
    cuit: persona.cuit,
    distrito: persona.distrito.nombre,
    matriculas: persona.matriculas.filter(({ habilitada }) => habilitada),
    foto: await leerFotoVerificada(db, persona.id),
    enlace: persona.enlace_qr,
  });
};

/** The one that a carnet may carry (S-604). Throws 404 while the college verified none, and for another person's. */
export const leerFotoDelCarnet = async (db: Db, id: number, personaId: number): Promise<Uint8Array> => {
  const [carnet, foto] = await Promise.all([findCarnetById(db, id, personaId), leerFotoVerificada(db, personaId)]);
  if (!carnet || !foto) throw errorNoEncontrado();
  return foto;
};

export const caminoDeQr = (codigo: string): string => `${BASE_API}/media_objects/qr/${codigo}`;

/** S-162: only one's own credential's link has an image here. Throws 409 while its holder may not practise, and 422. */
export const pedirQr = (persona: Persona, content: string, { secreto, ahora }: { secreto: string; ahora: Date }) => {
  if (content !== persona.enlace_qr) {
    throw invalido([{ codigo: 'qr_ajeno', campo: 'content' }]);
  }
  const { credencial_suspendida: suspendida } = persona;
  if (suspendida !== null) throw new ErrorHttp(409, 'credencial_suspendida', suspendida);
  const camino = firmarCamino({ secreto, camino: caminoDeQr(persona.codigo_qr) }, ahora);
  return { file_path: camino, content_url: camino };
};
