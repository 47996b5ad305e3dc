import type { Escribir } from '../avisos/enviar-aviso.service.ts';
import type { DatosDeHecho } from '../avisos/evento.ts';

const MOMENTO = new Intl.DateTimeFormat('es-AR', {
  dateStyle: 'long',
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'America/Argentina/Buenos_Aires',
});

type Pregunta = { siFue: string; noFue: string };
export const DE_UNO_MISMO: Pregunta = { siFue: 'Si fuiste vos', noFue: 'No fui yo' };

export const contando =
  (
    contar: (momento: string, datos: DatosDeHecho) => string,
    asunto: (datos: DatosDeHecho) => Record<string, string> = () => ({}),
    pregunta: (datos: DatosDeHecho) => Pregunta = () => DE_UNO_MISMO,
  ): Escribir =>
  async (_db, { creado_en, datos }, { direccionPublica }) => {
    const { siFue, noFue } = pregunta(datos ?? {});
    return {
      asunto: asunto(datos ?? {}),
      cuerpo: [
        { parrafo: contar(MOMENTO.format(creado_en), datos ?? {}) },
        { parrafo: `${siFue}, no hace falta que hagas nada. Si no, elegí ya otra contraseña:` },
        { boton: `${noFue}: elegir otra contraseña`, enlace: `${direccionPublica}/recuperarContrasenia` },
      ],
    };
  };

export const cartaDeClaveCambiada = contando((momento) => `Tu contraseña del portal cambió el ${momento}.`);

export const cartaDeDispositivoNuevo = contando(
  (momento, { dispositivo, desde_donde }) =>
    `El ${momento} se ingresó con tu usuario desde un dispositivo que no habías usado: ${dispositivo}, red ${desde_donde}.`,
);
