import { type Evento, esUrgente } from '@colega/domain/avisos';
import type { Db } from '../../../db/conectar.ts';
import { entregar } from '../../../jobs/entregar.ts';
import { PANTALLA_DE_AVISOS } from '../evento.ts';
import { deleteDispositivo } from './dispositivos.repository.ts';
import { type AvisoAlDispositivo, resolverEnvio, tomarEnvio } from './envios.repository.ts';
import { type MensajePorPush, mandarPorPush, VALE_SEGUNDOS } from './mandar-por-push.ts';
import type { ServicioDePush } from './servicio-de-push.ts';

export type DepsDeDispositivos = { reloj: () => Date; push: ServicioDePush | null; contacto: string };

const armarMensaje = ({ id, evento, titulo, enlace, ...dispositivo }: AvisoAlDispositivo): MensajePorPush => ({
  ...dispositivo,
  dice: { id, titulo, enlace: enlace?.startsWith('/app/') ? enlace : PANTALLA_DE_AVISOS.matriculado },
  // It is replaced by itself, if whoever sent it died before recording it.
  tema: `aviso-${id}`,
  urgente: esUrgente(evento as Evento),
});

const mandar = async (
  db: Db,
  { reloj, push, contacto }: DepsDeDispositivos,
  envio: AvisoAlDispositivo,
): Promise<void> => {
  if (reloj().getTime() - envio.creado_en.getTime() > VALE_SEGUNDOS * 1000) return resolverEnvio(db, envio, 'tarde');
  if (push === null) return resolverEnvio(db, envio, 'rechazado', { falla: 'Falta PUSH_CLAVE' });
  const fue = await mandarPorPush(armarMensaje(envio), push, contacto);
  if (fue.que === 'ya_no_esta') return void (await deleteDispositivo(db, envio.usuario_id, envio.dispositivo_id));
  if (fue.que === 'tomado') return resolverEnvio(db, envio, 'enviado', { enviado_en: reloj() });
  if (fue.insistir) throw new Error(fue.falla);
  await resolverEnvio(db, envio, 'rechazado', { falla: fue.falla });
};

/** As a letter (S-541). Throws while it is to be retried. */
export const enviarAlDispositivo = (db: Db, deps: DepsDeDispositivos, id: number): Promise<void> =>
  entregar(db, {
    ...{ tabla: 'avisos_en_dispositivos', id, tomar: tomarEnvio },
    mandar: (envio) => mandar(db, deps, envio),
    rechazar: (envio, falla) => resolverEnvio(db, envio, 'rechazado', { falla }),
  });
