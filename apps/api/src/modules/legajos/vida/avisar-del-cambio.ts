import type { EventoDelColegio } from '@colega/domain/avisos';
import type { Accion, Cola } from '@colega/domain/legajos';
import type { Db } from '../../../db/conectar.ts';
import type { Autor } from '../../auditoria/autor.ts';
import { avisarAlColegio } from '../../avisos/avisar.service.ts';
import { grupoDelLegajo } from '../../avisos/evento.ts';
import { avisarDelLegajo } from '../cartas/avisar-del-legajo.ts';
import { findParaAvisar } from './legajo.repository.ts';

type DelTecnico = { evento: 'confirmado' | 'timbrado' | 'anulado' | 'respuesta_aceptada'; que?: string };

/** What an act of the college is told as; the others have a notice of their own, or none. */
const AL_TECNICO: Partial<Record<Accion, DelTecnico>> = {
  confirmar: { evento: 'confirmado' },
  sellar_prepago: { evento: 'timbrado', que: 'El Colegio timbró un contrato' },
  timbrado_externo: { evento: 'timbrado', que: 'El Colegio registró el timbrado de un contrato' },
  anular_timbrado: { evento: 'timbrado', que: 'El Colegio anuló un timbrado' },
  anular: { evento: 'anulado', que: 'tu legajo' },
  anular_detalle: { evento: 'anulado', que: 'un contrato de tu legajo' },
  aceptar_observacion: { evento: 'respuesta_aceptada', que: 'El Colegio aceptó tu respuesta' },
  retirar_observacion: { evento: 'respuesta_aceptada', que: 'El Colegio retiró una observación' },
};

const AL_COLEGIO: Partial<Record<Cola, EventoDelColegio>> = {
  para_revisar: 'legajo_por_revisar',
  volvieron: 'legajo_respondido',
  confirmaciones_especiales: 'legajo_por_confirmar',
  para_timbrar: 'legajo_por_timbrar',
  listos_para_visar: 'legajo_por_visar',
};

type Cambio = { legajo_id: number; version: number; autor: Autor; ahora: Date };

const claveDe = ({ legajo_id, version }: Cambio): string => `${legajo_id}.${version}`;

export const avisarAlTecnico = async (trx: Db, cambio: Cambio, accion: Accion, motivo?: string): Promise<void> => {
  const hecho = AL_TECNICO[accion];
  if (!hecho || cambio.autor.actor !== 'colegio') return;
  await avisarDelLegajo(trx, cambio, {
    ...hecho,
    cosa: 'legajo',
    cosa_id: claveDe(cambio),
    ...(motivo && { detalle: motivo }),
  });
};

/** Whoever may do it is told what enters a queue, whoever put it there; that one knows (S-616). */
export const avisarDeLasColas = async (trx: Db, cambio: Cambio, entro: readonly Cola[]): Promise<void> => {
  const { autor, legajo_id, ahora } = cambio;
  const eventos = entro.flatMap((cola) => AL_COLEGIO[cola] ?? []);
  if (eventos.length === 0) return;
  const { numero_legajo, distrito_id } = await findParaAvisar(trx, legajo_id);
  const portal = { datos: { legajo: String(numero_legajo) }, enlace: `/colegio/legajo/${legajo_id}` };
  for (const evento of eventos)
    await avisarAlColegio(
      trx,
      { evento, cosa: 'legajo', cosa_id: claveDe(cambio), grupo: grupoDelLegajo(legajo_id), portal },
      { distrito_id, autor_id: autor.user_id, ahora },
    );
};
