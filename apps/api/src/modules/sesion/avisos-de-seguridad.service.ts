import type { Correo } from '../../correo/correo.ts';
import type { Db } from '../../db/conectar.ts';
import { encolar } from '../../jobs/cola.ts';
import type { AvisoDeSeguridad, HechoDelFactor } from './aviso-de-seguridad.ts';
import { deleteCarta, findDestinatarioById, insertCarta } from './cartas.repository.ts';
import { redactarCarta } from './redactar-carta.ts';

/** In the transaction of what happened: both or neither. */
export const avisarPorCarta = (db: Db, aviso: AvisoDeSeguridad): Promise<void> =>
  encolar(db, 'avisar_seguridad', aviso);

const MOMENTO = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

const DEL_FACTOR: Readonly<Record<HechoDelFactor['que'], { asunto: string; contar(nombre: string): string }>> = {
  app_activada: {
    asunto: 'Segundo factor activado',
    contar: () =>
      'se activó una app de códigos en tu cuenta: desde ahora, al ingresar se pide también un código de ella',
  },
  app_quitada: { asunto: 'App de códigos quitada', contar: () => 'se quitó la app de códigos de tu cuenta' },
  llave_agregada: {
    asunto: 'Llave de acceso agregada',
    contar: (nombre) => `se agregó a tu cuenta la llave de acceso «${nombre}»`,
  },
  llave_quitada: {
    asunto: 'Llave de acceso quitada',
    contar: (nombre) => `se quitó de tu cuenta la llave de acceso «${nombre}»`,
  },
  codigos_renovados: {
    asunto: 'Códigos de recuperación nuevos',
    contar: () => 'se hicieron códigos de recuperación nuevos para tu cuenta, y los anteriores dejaron de servir',
  },
  recuperacion_usada: {
    asunto: 'Código de recuperación usado',
    contar: () => 'se usó uno de tus códigos de recuperación, que no sirve más',
  },
  quitado_por_el_colegio: {
    asunto: 'Segundo factor quitado por el Colegio',
    contar: () => 'dos personas del Colegio quitaron el segundo factor de tu cuenta y cerraron tus sesiones',
  },
};

const contar = ({ hecho, cuando }: AvisoDeSeguridad): { asunto: string; parrafo: string } => {
  const momento = MOMENTO.format(new Date(cuando));
  if (hecho.tipo === 'clave_cambiada')
    return { asunto: 'Cambió tu contraseña', parrafo: `Tu contraseña del portal cambió el ${momento}.` };
  if (hecho.tipo === 'segundo_factor') {
    const { asunto, contar: frase } = DEL_FACTOR[hecho.que];
    return { asunto, parrafo: `El ${momento} ${frase(hecho.nombre ?? '')}.` };
  }
  const { dispositivo, desde_donde } = hecho;
  return {
    asunto: 'Ingreso desde un dispositivo nuevo',
    parrafo: `El ${momento} se ingresó con tu usuario desde un dispositivo que no habías usado: ${dispositivo}, red ${desde_donde}.`,
  };
};

type Deps = { reloj: () => Date; correo: Correo; direccionPublica: () => string };

/** The job: the letter, never twice (S-501). One that the mail server did not take is tried again. */
export const enviarAviso = async (db: Db, { reloj, correo, direccionPublica }: Deps, aviso: AvisoDeSeguridad) => {
  const destinatario = await findDestinatarioById(db, aviso.usuario_id);
  if (!destinatario || !(await insertCarta(db, aviso.clave, reloj()))) return;
  const { asunto, parrafo } = contar(aviso);
  const cuerpo = redactarCarta({
    parrafos: [`Hola, ${destinatario.nombre}:`, parrafo],
    boton: {
      anuncio: 'Si no fuiste vos, elegí ya otra contraseña acá:',
      texto: 'No fui yo: elegir otra contraseña',
      enlace: `${direccionPublica()}/recuperarContrasenia`,
    },
    despues: ['Si fuiste vos, no hace falta que hagas nada.'],
  });
  try {
    await correo.enviar({ para: destinatario.email, asunto, ...cuerpo });
  } catch (error) {
    await deleteCarta(db, aviso.clave);
    throw error;
  }
};
