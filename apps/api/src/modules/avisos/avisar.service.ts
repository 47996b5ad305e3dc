import { AsyncLocalStorage } from 'node:async_hooks';
import { type Evento, type EventoDelColegio, esUrgente, PERMISO_DEL_AVISO } from '@colega/domain/avisos';
import { rolesCon } from '@colega/domain/permisos';
import { llenar } from '../../correo/llenar.ts';
import type { Db } from '../../db/conectar.ts';
import { encolar } from '../../jobs/cola.ts';
import { type DestinoDeAvisos, insertAvisos, operadoresDestino, personaDestino } from './avisos.repository.ts';
import { insertEnvios } from './dispositivos/envios.repository.ts';
import type { Hecho } from './evento.ts';
import { AVISOS, canalesEscritosDe } from './textos-de-avisos.ts';

const enSilencio = new AsyncLocalStorage<true>();

/** `hacer` notifies nobody: the demo's story happened to no one. */
export const sinAvisar = <T>(hacer: () => T): T => enSilencio.run(true, hacer);

type Aviso = Omit<Hecho, 'persona_id'>;

const armarAviso = ({ evento, cosa, cosa_id, datos, grupo, distrito_id, portal = {} }: Aviso, ahora: Date) => ({
  ...{ evento, cosa, cosa_id: String(cosa_id), creado_en: ahora, canales: canalesEscritosDe(evento) },
  ...{ grupo: grupo ?? null, distrito_id: distrito_id ?? null },
  titulo: llenar(AVISOS[evento].asunto, portal.datos ?? {}),
  ...{ detalle: portal.detalle ?? null, enlace: portal.enlace ?? null },
  datos: datos || portal.datos ? { ...portal.datos, ...datos } : null,
});

const encolarCartas = async (trx: Db, evento: Evento, ids: readonly number[]): Promise<void> => {
  for (const aviso_id of ids) await encolar(trx, 'enviar_aviso', { aviso_id }, { urgente: esUrgente(evento) });
};

/** Tells the devices, each by a job of its own. */
const avisarALosDispositivos = async (
  trx: Db,
  { evento, cosa, cosa_id, portal = {} }: Aviso,
  destino: DestinoDeAvisos,
  ahora: Date,
): Promise<void> => {
  const { dispositivo, corto } = AVISOS[evento];
  if (dispositivo === 'nunca' || corto === undefined) return;
  const envios = await insertEnvios(
    trx,
    {
      ...{ evento, cosa, cosa_id: String(cosa_id), creado_en: ahora, de_entrada: dispositivo === 'si' },
      ...{ titulo: llenar(corto, portal.datos ?? {}), enlace: portal.enlace ?? null },
    },
    destino,
  );
  for (const envio_id of envios)
    await encolar(trx, 'avisar_al_dispositivo', { envio_id }, { urgente: esUrgente(evento) });
};

/**
 * Notifies somebody in the caller's transaction: both happen or neither. What they were told already is not repeated.
 * Answers the letters that leave by themselves, which are none when this was told, or waits for the digest.
 */
export const avisar = async (trx: Db, { persona_id, ...hecho }: Hecho, ahora: Date): Promise<number[]> => {
  if (enSilencio.getStore()) return [];
  const destino = personaDestino(persona_id);
  await avisarALosDispositivos(trx, hecho, destino, ahora);
  const cartas = await insertAvisos(trx, armarAviso(hecho, ahora), destino);
  await encolarCartas(trx, hecho.evento, cartas);
  return cartas;
};

/** `sobre_id` is the user that it is about. */
type Circunstancias = { distrito_id: number | null; autor_id: number | null; sobre_id?: number | null; ahora: Date };
type HechoDelColegio = Aviso & { evento: EventoDelColegio };

/**
 * Tells the operators who may do what it asks for, in that district, except whoever did it and whom it is about. What is of no district is for
 * those of the whole college.
 */
export const avisarAlColegio = async (
  trx: Db,
  hecho: HechoDelColegio,
  { distrito_id, autor_id, sobre_id = null, ahora }: Circunstancias,
): Promise<void> => {
  if (enSilencio.getStore()) return;
  const roles = rolesCon(PERMISO_DEL_AVISO[hecho.evento]);
  const menos = [autor_id, sobre_id].filter((id) => id !== null);
  const aviso = armarAviso({ ...hecho, distrito_id }, ahora);
  const cartas = await insertAvisos(trx, aviso, operadoresDestino({ roles, distrito_id, menos }));
  await encolarCartas(trx, hecho.evento, cartas);
};
