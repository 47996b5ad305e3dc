import type { Carta } from '../../correo/carta.ts';
import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import { crearReinicio } from './contrasenias.service.ts';
import { findUsuarioById } from './sesion.repository.ts';

const HORA_MS = 3_600_000;
/** S-150. */
const HORAS_DE_REINICIO = 2;
/** S-524: the newly registered may take days to read it, while a recovery is waited for. */
const DIAS_DE_INVITACION = 7;
const HORAS_DEL_DIA = 24;

type ConAcceso = { username: string; enlace: string; horas: number };

/** The link belongs to an active user and works once. Its time counts from when the letter leaves, so that a delayed letter still works. */
const conEnlace =
  (horasDe: (datos: Readonly<Record<string, string>> | null) => number, armar: (usuario: ConAcceso) => Carta) =>
  async (...[db, { datos, cosa_id }, { ahora, direccionPublica }]: Parameters<Escribir>) => {
    const horas = horasDe(datos ?? null);
    const usuario = await findUsuarioById(db, Number(datos?.usuario_id ?? cosa_id));
    if (!usuario?.activo) return null;
    const token = await crearReinicio(db, usuario.id, ahora, new Date(ahora.getTime() + horas * HORA_MS));
    return armar({ username: usuario.username, enlace: `${direccionPublica}/reset-password/${token}`, horas });
  };

/** A batch of invitations says its own (S-989). */
const horasDeInvitacion = (datos: Readonly<Record<string, string>> | null): number =>
  Number(datos?.dias ?? DIAS_DE_INVITACION) * HORAS_DEL_DIA;

export const armarBienvenida = ({ username, enlace, horas }: ConAcceso): Carta => ({
  datos: { dias: String(horas / HORAS_DEL_DIA) },
  cuerpo: [{ pares: [['Tu usuario', username]] }, { boton: 'Elegir mi contraseña', enlace }],
});

export const cartaDeBienvenida: Escribir = conEnlace(horasDeInvitacion, armarBienvenida);

export const armarRecuperacion = ({ username, enlace, horas }: ConAcceso): Carta => ({
  datos: { horas: String(horas) },
  cuerpo: [{ pares: [['Tu usuario', username]] }, { boton: 'Elegir una contraseña nueva', enlace }],
});

/** SES-033: the instructions, with the link that carries the token. */
export const cartaDeRecuperacion: Escribir = conEnlace(() => HORAS_DE_REINICIO, armarRecuperacion);
