import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import { crearReinicio } from './contrasenias.service.ts';
import { findUsuarioById } from './sesion.repository.ts';

const HORA_MS = 3_600_000;
/** S-150. */
const HORAS_DE_REINICIO = 2;
/** S-524: the newly registered may take days to read it, while a recovery is waited for. */
const DIAS_DE_INVITACION = 7;
const HORAS_DEL_DIA = 24;

/** The link belongs to an active user and works once. Its time counts from when the letter leaves, so that a delayed letter still works. */
const conEnlace =
  (
    horasDe: (datos: Readonly<Record<string, string>> | null) => number,
    escribir: (username: string, enlace: string, horas: number) => Awaited<ReturnType<Escribir>>,
  ) =>
  async (...[db, { datos, cosa_id }, { ahora, direccionPublica }]: Parameters<Escribir>) => {
    const horas = horasDe(datos ?? null);
    const usuario = await findUsuarioById(db, Number(datos?.usuario_id ?? cosa_id));
    if (!usuario?.activo) return null;
    const token = await crearReinicio(db, usuario.id, ahora, new Date(ahora.getTime() + horas * HORA_MS));
    return escribir(usuario.username, `${direccionPublica}/reset-password/${token}`, horas);
  };

/** A batch of invitations says its own (S-989). */
const horasDeInvitacion = (datos: Readonly<Record<string, string>> | null): number =>
  Number(datos?.dias ?? DIAS_DE_INVITACION) * HORAS_DEL_DIA;

export const cartaDeBienvenida: Escribir = conEnlace(horasDeInvitacion, (username, enlace, horas) => ({
  asunto: {},
  cuerpo: [
    { parrafo: 'El Colegio te dio de alta en su portal. Para entrar, elegí primero tu contraseña.' },
    { pares: [['Tu usuario', username]] },
    { boton: 'Elegir mi contraseña', enlace },
    {
      parrafo: `El enlace sirve una sola vez, durante ${horas / HORAS_DEL_DIA} días. Si vence, pedí otro con «Obtener o recuperar la contraseña» en la pantalla de ingreso.`,
    },
    { parrafo: 'No se lo reenvíes a nadie: con él se entra a tu cuenta.' },
  ],
}));

/** SES-033: the instructions, with the link that carries the token. */
export const cartaDeRecuperacion: Escribir = conEnlace(
  () => HORAS_DE_REINICIO,
  (username, enlace) => ({
    asunto: {},
    cuerpo: [
      { parrafo: 'Pediste restablecer tu contraseña del portal. Con este enlace elegís una nueva.' },
      { pares: [['Tu usuario', username]] },
      { boton: 'Elegir una contraseña nueva', enlace },
      { parrafo: `El enlace sirve una sola vez y vence en ${HORAS_DE_REINICIO} horas. No se lo reenvíes a nadie.` },
      { parrafo: 'Si no fuiste vos, ignorá este correo: tu contraseña sigue siendo la misma.' },
    ],
  }),
);
