import { parseArgs } from 'node:util';

export const PARTES = ['mezcla', 'saturacion', 'vispera', 'tormenta', 'crecimiento', 'abuso', 'informes'] as const;
export type Parte = (typeof PARTES)[number];
export type Opciones = {
  legajos: number;
  usuarios: number;
  minutos: number;
  rampa: number;
  pensarMs: number;
  partes: ReadonlySet<Parte>;
  /** The databases are kept here, one a size, so that they are loaded once. */
  datos: string;
};

const AYUDA = `npm run bench -- carga [opciones]

  --legajos=1000000   10000, 100000…: se cargan si faltan
  --usuarios=1150     a la vez
  --rampa=3           minutos en que van llegando
  --minutos=15        a carga plena
  --pensar=10         segundos entre un pedido y el siguiente, en promedio
  --partes=mezcla,saturacion,vispera,tormenta,crecimiento,abuso,informes
  --datos=.colega/carga`;

const positivo = (nombre: string, texto: string): number => {
  const valor = Number(texto);
  if (!(valor > 0)) throw new Error(`--${nombre} espera un número mayor que cero\n\n${AYUDA}`);
  return valor;
};

const esParte = (texto: string): texto is Parte => (PARTES as readonly string[]).includes(texto);

export const leerOpciones = (argumentos: string[]): Opciones => {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      legajos: { type: 'string', default: '1000000' },
      usuarios: { type: 'string', default: '1150' },
      minutos: { type: 'string', default: '15' },
      rampa: { type: 'string', default: '3' },
      pensar: { type: 'string', default: '10' },
      partes: { type: 'string', default: PARTES.join() },
      datos: { type: 'string', default: '.colega/carga' },
    },
  });
  const partes = values.partes.split(',');
  const ajena = partes.find((parte) => !esParte(parte));
  if (ajena !== undefined) throw new Error(`«${ajena}» no es una parte de la carga\n\n${AYUDA}`);
  return {
    legajos: positivo('legajos', values.legajos),
    usuarios: positivo('usuarios', values.usuarios),
    minutos: positivo('minutos', values.minutos),
    rampa: positivo('rampa', values.rampa),
    pensarMs: positivo('pensar', values.pensar) * 1000,
    partes: new Set(partes.filter(esParte)),
    datos: values.datos,
  };
};
