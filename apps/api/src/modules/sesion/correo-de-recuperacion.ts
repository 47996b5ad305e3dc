import type { Mensaje } from '../../correo/correo.ts';
import { redactarCarta } from './redactar-carta.ts';

type Datos = { para: string; nombre: string; username: string; enlace: string; horas: number };

/** SES-033: the instructions, with the link that carries the token. */
export const correoDeRecuperacion = ({ para, nombre, username, enlace, horas }: Datos): Mensaje => ({
  para,
  asunto: 'Restablecé tu contraseña',
  ...redactarCarta({
    parrafos: [
      `Hola, ${nombre}:`,
      `Pediste restablecer la contraseña de tu usuario «${username}» en el portal del Colegio de Técnicos.`,
    ],
    boton: { anuncio: 'Entrá acá para elegir una nueva:', texto: 'Elegir una contraseña nueva', enlace },
    despues: [
      `El enlace sirve una sola vez y vence en ${horas} horas.`,
      'Si no fuiste vos, ignorá este correo: tu contraseña sigue siendo la misma.',
    ],
  }),
});
