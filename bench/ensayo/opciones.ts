import { parseArgs } from 'node:util';

const AYUDA = `npm run bench -- ensayo [opciones]

  --contratos=100000      los que se ensayan: se cargan si faltan
  --pedidos=40            por segundo que hacen los demás, mientras tanto y sin ensayo
  --segundos=20           que se los mide sin ensayo, antes y después
  --datos=.colega/ensayo`;

export type OpcionesDeEnsayo = { contratos: number; pedidos: number; segundos: number; datos: string };

const positivo = (nombre: string, texto: string): number => {
  const valor = Number(texto);
  if (!(valor > 0)) throw new Error(`--${nombre} espera un número mayor que cero\n\n${AYUDA}`);
  return valor;
};

export const leerOpcionesDeEnsayo = (argumentos: string[]): OpcionesDeEnsayo => {
  const { values } = parseArgs({
    args: argumentos,
    options: {
      contratos: { type: 'string', default: '100000' },
      pedidos: { type: 'string', default: '40' },
      segundos: { type: 'string', default: '20' },
      datos: { type: 'string', default: '.colega/ensayo' },
    },
  });
  return {
    contratos: positivo('contratos', values.contratos),
    pedidos: positivo('pedidos', values.pedidos),
    segundos: positivo('segundos', values.segundos),
    datos: values.datos,
  };
};
