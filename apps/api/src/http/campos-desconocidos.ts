import { todosLosMensajes } from '@colega/contract/mensajes';
import { z } from 'zod';
import type { ErrorDeCampo } from './error-http.ts';

type Esquema = {
  $ref?: string;
  $defs?: Record<string, Esquema>;
  type?: string;
  properties?: Record<string, Esquema>;
  additionalProperties?: Esquema | boolean;
  items?: Esquema;
  anyOf?: Esquema[];
  oneOf?: Esquema[];
  allOf?: Esquema[];
};

export type Conocidos = { raices: readonly Esquema[] };

export const conocidosDe = (...esquemas: readonly z.ZodType[]): Conocidos => ({
  raices: esquemas.map((esquema) => z.toJSONSchema(esquema, { io: 'input', unrepresentable: 'any' }) as Esquema),
});

type Hoja = { esquema: Esquema; raiz: Esquema };

const hojas = ({ esquema, raiz }: Hoja): Hoja[] => {
  if (esquema.$ref) {
    const definido = esquema.$ref === '#' ? raiz : raiz.$defs?.[esquema.$ref.replace('#/$defs/', '')];
    return definido ? hojas({ esquema: definido, raiz }) : [];
  }
  const { anyOf = [], oneOf = [], allOf = [] } = esquema;
  const partes = [...anyOf, ...oneOf, ...allOf];
  return partes.length === 0 ? [{ esquema, raiz }] : partes.flatMap((parte) => hojas({ esquema: parte, raiz }));
};

const enHojas = (posibles: readonly Hoja[], parte: (esquema: Esquema) => Esquema | undefined): Hoja[] =>
  posibles.flatMap(({ esquema, raiz }) => {
    const suya = parte(esquema);
    return suya ? hojas({ esquema: suya, raiz }) : [];
  });

/** A record accepts any name, and a schema without a type accepts anything. */
const deCampo =
  (clave: string) =>
  ({ type, properties, additionalProperties }: Esquema): Esquema | undefined => {
    if (type === undefined) return {};
    if (properties && Object.hasOwn(properties, clave)) return properties[clave];
    return additionalProperties === true ? {} : additionalProperties || undefined;
  };

const buscar = (valor: unknown, posibles: readonly Hoja[], ruta: string): string[] => {
  if (Array.isArray(valor)) {
    const elementos = enHojas(posibles, ({ items }) => items);
    return valor.flatMap((parte, i) => buscar(parte, elementos, `${ruta}.${i}`));
  }
  const objetos = posibles.filter(({ esquema: { type } }) => type === undefined || type === 'object');
  if (typeof valor !== 'object' || valor === null || objetos.length === 0) return [];
  return Object.entries(valor).flatMap(([clave, parte]) => {
    // A name of nothing is told in quotes, so that it is seen.
    const nombre = clave === '' ? '""' : clave;
    const campo = ruta === '' ? nombre : `${ruta}.${nombre}`;
    const suyos = enHojas(objetos, deCampo(clave));
    return suyos.length === 0 ? [campo] : buscar(parte, suyos, campo);
  });
};

/** An unknown field is refused: whoever sent it expected something of it. */
export const camposDesconocidos = ({ raices }: Conocidos, entrada: unknown): ErrorDeCampo[] =>
  buscar(
    entrada,
    raices.flatMap((raiz) => hojas({ esquema: raiz, raiz })),
    '',
  ).map((campo) => ({ campo, mensaje: todosLosMensajes.campo_desconocido }));
