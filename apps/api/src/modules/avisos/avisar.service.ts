import { AsyncLocalStorage } from 'node:async_hooks';
import { type Evento, type EventoDelColegio, esUrgente, PERMISO_DEL_AVISO } from '@colega/domain/avisos';
import { rolesCon } from '@colega/domain/permisos';
import { llenar } from '../../correo/llenar.ts';
import type { Db } from '../../db/conectar.ts';
import { encolar } from '../../jobs/cola.ts';
import { insertAvisos, operadoresDestino, personaDestino } from './avisos.repository.ts';
import type { EnElPortal, Hecho } from './evento.ts';
import { AVISOS, canalesDe } from './textos-de-avisos.ts';

const enSilencio = new AsyncLocalStorage<true>();

/** `hacer` notifies nobody: the demo's story happened to no one. */
export const sinAvisar = <T>(hacer: () => T): T => enSilencio.run(true, hacer);

type Aviso = Omit<Hecho, 'persona_id'>;

const armarAviso = ({ evento, cosa, cosa_id, datos, portal = {} }: Aviso, ahora: Date) => ({
  ...{ evento, cosa, cosa_id: String(cosa_id), creado_en: ahora, ...canalesDe(evento) },
  titulo: llenar(AVISOS[evento].asunto, portal.datos ?? {}),
  ...{ detalle: portal.detalle ?? null, enlace: portal.enlace ?? null },
  datos: datos || portal.datos ? { ...portal.datos, ...datos } : null,
});

const encolarCartas = async (trx: Db, evento: Evento, ids: readonly number[]): Promise<void> => {
  for (const aviso_id of ids) await encolar(trx, 'enviar_aviso', { aviso_id }, { urgente: esUrgente(evento) });
};

/** Notifies somebody in the caller's transaction: both happen or neither. What they were told already is not repeated. */
export const avisar = async (trx: Db, { persona_id, ...hecho }: Hecho, ahora: Date): Promise<void> => {
  if (enSilencio.getStore()) return;
  const cartas = await insertAvisos(trx, armarAviso(hecho, ahora), personaDestino(persona_id));
  await encolarCartas(trx, hecho.evento, cartas);
};

type HechoDelColegio = { evento: EventoDelColegio; cosa: string; cosa_id: string; portal: EnElPortal };

/** Tells the operators who may do what it asks for, in that district, except whoever did it. */
export const avisarAlColegio = async (
  trx: Db,
  hecho: HechoDelColegio,
  { distrito_id, autor_id, ahora }: { distrito_id: number; autor_id: number | null; ahora: Date },
): Promise<void> => {
  if (enSilencio.getStore()) return;
  const roles = rolesCon(PERMISO_DEL_AVISO[hecho.evento]);
  const aviso = { ...armarAviso(hecho, ahora), distrito_id };
  const cartas = await insertAvisos(trx, aviso, operadoresDestino({ roles, distrito_id, menos: autor_id }));
  await encolarCartas(trx, hecho.evento, cartas);
};
