import type { Decimal } from '../importes/decimal.ts';
import {
  anotar,
  type Lector,
  leerDe,
  leerDecimal,
  leerEntero,
  leerFuente,
  leerLista,
  leerMapa,
  leerOpcional,
  leerTexto,
} from './datos/lector.ts';
import type { Fuente } from './honorario.ts';

export type Tramo = { hasta: Decimal | null; valor: Decimal };
export type ParteDeReparto = { nombre: string; porcentaje: Decimal };
export type CategoriaDeVivienda = { desde: number; hasta: number; key: string; codigo: string; descripcion: string };

type ConFuente<T> = { fuente: Fuente; valores: T };

export type Tabla = {
  escala: ConFuente<Tramo[]>;
  factores_superficie: ConFuente<Map<string, Decimal>>;
  coeficientes_tipo_obra: ConFuente<Map<string, Decimal>>;
  vivienda_unifamiliar: ConFuente<CategoriaDeVivienda[]>;
  estado_obra: ConFuente<Map<string, Decimal>>;
  factores_categoria: ConFuente<Map<string, Map<string, Decimal>>>;
  repartos: ConFuente<Map<string, ParteDeReparto[]>>;
  tarifas: Lector;
};

export const leerTramos = (lector: Lector, clave: string): Tramo[] => {
  const tramos = leerLista(lector, (l) => ({
    hasta: leerOpcional(leerDe(l, 'hasta'), leerDecimal),
    valor: leerDecimal(leerDe(l, clave)),
  }));
  const crecen = tramos.every(({ hasta }, i) => {
    const anterior = tramos[i - 1]?.hasta;
    return i === 0 || (!!anterior && (hasta === null || hasta.gt(anterior)));
  });
  if (!crecen || tramos.at(-1)?.hasta !== null) {
    anotar(lector, 'los tramos deben ir de menor a mayor y el último no lleva "hasta"');
  }
  return tramos;
};

/** A table that a college does not need is there without rows (S-1087). */
const estaVacio = ({ valor }: Lector): boolean =>
  typeof valor === 'object' && valor !== null && Object.keys(valor).length === 0;

const grupo = <T>(lector: Lector, de: (l: Lector) => T): ConFuente<T> => {
  const valores = leerDe(lector, 'valores');
  return { fuente: estaVacio(valores) ? { norma: '' } : leerFuente(lector), valores: de(valores) };
};

const decimales = (lector: Lector) => leerMapa(lector, leerDecimal);

export const leerTabla = (lector: Lector): Tabla => {
  const tabla: Tabla = {
    escala: grupo(leerDe(lector, 'escala'), (l) => (estaVacio(l) ? [] : leerTramos(l, 'porcentaje'))),
    factores_superficie: grupo(leerDe(lector, 'factores_superficie'), decimales),
    coeficientes_tipo_obra: grupo(leerDe(lector, 'coeficientes_tipo_obra'), decimales),
    vivienda_unifamiliar: grupo(leerDe(lector, 'vivienda_unifamiliar'), (l) => leerLista(l, leerCategoriaDeVivienda)),
    estado_obra: grupo(leerDe(lector, 'estado_obra'), decimales),
    factores_categoria: grupo(leerDe(lector, 'factores_categoria'), (l) => leerMapa(l, decimales)),
    repartos: grupo(leerDe(lector, 'repartos'), (l) => leerMapa(l, (r) => leerLista(r, leerParte))),
    tarifas: leerDe(lector, 'tarifas'),
  };
  verificarIncidencias(leerDe(lector, 'estado_obra'), tabla);
  return tabla;
};

const leerParte = (l: Lector): ParteDeReparto => ({
  nombre: leerTexto(leerDe(l, 'nombre')),
  porcentaje: leerDecimal(leerDe(l, 'porcentaje')),
});

const leerCategoriaDeVivienda = (l: Lector): CategoriaDeVivienda => ({
  desde: leerEntero(leerDe(l, 'desde')),
  hasta: leerEntero(leerDe(l, 'hasta')),
  key: leerTexto(leerDe(l, 'key')),
  codigo: leerTexto(leerDe(l, 'codigo')),
  descripcion: leerTexto(leerDe(l, 'descripcion')),
});

/** Whether there is any figure of building works. */
export const tieneObra = ({ escala, factores_superficie, vivienda_unifamiliar, estado_obra }: Tabla): boolean =>
  escala.valores.length + vivienda_unifamiliar.valores.length > 0 ||
  factores_superficie.valores.size + estado_obra.valores.size > 0;

const verificarIncidencias = (lector: Lector, tabla: Tabla): void => {
  if (!tieneObra(tabla)) return;
  const { estado_obra, vivienda_unifamiliar } = tabla;
  const total = [...estado_obra.valores.values()].reduce((suma, v) => suma + v.toNumber(), 0);
  if (Math.abs(total - 100) > 1e-9) anotar(lector, `las incidencias suman ${total} y deben sumar 100`);
  const cantidades = vivienda_unifamiliar.valores.flatMap(({ desde, hasta }) =>
    Array.from({ length: Math.max(0, hasta - desde + 1) }, (_, i) => desde + i),
  );
  if (cantidades.join() !== '0,1,2,3,4,5,6,7,8') {
    anotar({ ...lector, ruta: 'vivienda_unifamiliar' }, 'las categorías deben cubrir de 0 a 8 respuestas afirmativas');
  }
};
