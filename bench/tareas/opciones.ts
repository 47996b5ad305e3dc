import { parseArgs } from 'node:util';

const AYUDA = `npm run bench -- tareas [opciones]

  --ancho=360        el de la pantalla: 360, 1440 o los dos (360,1440)
  --solo=casa,caie   estas tareas y no las otras`;

export const leerOpciones = (argumentos: string[]): { anchos: readonly number[]; solo: readonly string[] } => {
  const { values } = parseArgs({
    args: argumentos,
    options: { ancho: { type: 'string', default: '360' }, solo: { type: 'string', default: '' } },
  });
  const anchos = values.ancho.split(',').map(Number);
  if (!anchos.every((ancho) => Number.isInteger(ancho) && ancho >= 320))
    throw new Error(`--ancho espera píxeles, 320 o más\n\n${AYUDA}`);
  return { anchos, solo: values.solo.split(',').filter(Boolean) };
};
