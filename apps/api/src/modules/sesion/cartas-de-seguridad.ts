import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import type { DatosDeHecho } from '../avisos/evento.ts';

const MOMENTO = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

export const contando =
  (
    contar: (momento: string, datos: DatosDeHecho) => string,
    asunto: (datos: DatosDeHecho) => Record<string, string> = () => ({}),
  ): Escribir =>
  async (_db, { creado_en, datos }, { direccionPublica }) => ({
    asunto: asunto(datos ?? {}),
    cuerpo: [
      { parrafo: contar(MOMENTO.format(creado_en), datos ?? {}) },
      { parrafo: 'Si fuiste vos, no hace falta que hagas nada. Si no, elegí ya otra contraseña:' },
      { boton: 'No fui yo: elegir otra contraseña', enlace: `${direccionPublica}/recuperarContrasenia` },
    ],
  });

export const cartaDeClaveCambiada = contando((momento) => `Tu contraseña del portal cambió el ${momento}.`);

export const cartaDeDispositivoNuevo = contando(
  (momento, { dispositivo, desde_donde }) =>
    `El ${momento} se ingresó con tu usuario desde un dispositivo que no habías usado: ${dispositivo}, red ${desde_donde}.`,
);
