import type { Campo, Formulario, Interaccion, Parametros } from './formulario.ts';
import { leerComoTexto } from './tipos/de-texto.ts';
import { canonicoDecimal } from './tipos/decimal.ts';
import { esObjeto, leerClave, unirRuta } from './tipos/definicion.ts';
import { estaPrendido } from './tipos/interruptor.ts';

const leerRuta = (valores: unknown, ruta: string): unknown =>
  ruta.split('.').reduce((valor, clave) => leerClave(valor, clave), valores);

const comparable = (valor: unknown): string =>
  typeof valor === 'boolean' ? String(valor) : canonicoDecimal((leerComoTexto(valor) ?? '').trim());

const esIgual = (valor: unknown, buscado: Interaccion['valor']): boolean => {
  if (esObjeto(valor)) return Object.hasOwn(valor, String(buscado));
  return typeof buscado === 'boolean' ? estaPrendido(valor) === buscado : comparable(valor) === comparable(buscado);
};

const seCumple = (interaccion: Interaccion, valores: unknown): boolean =>
  esIgual(leerRuta(valores, interaccion.campo), interaccion.valor) === (interaccion.operador === 'igual');

type Destinos = ReadonlyMap<string, boolean>;

const juntarDestinos = (interacciones: readonly Interaccion[], vale: (i: Interaccion) => boolean): Destinos => {
  const destinos = new Map<string, boolean>();
  for (const interaccion of interacciones) {
    const cumple = vale(interaccion);
    for (const ruta of interaccion.destino) destinos.set(ruta, cumple || (destinos.get(ruta) ?? false));
  }
  return destinos;
};

type Lugar = { ruta: string; rutaDeDefinicion: string; enActivador: boolean };

const recorrer = (
  campos: readonly Campo[],
  valores: unknown,
  lugar: Lugar,
  destinos: Destinos,
  activos: Set<string>,
) => {
  for (const campo of campos) {
    const ruta = unirRuta(lugar.ruta, campo.ruta);
    const rutaDeDefinicion = unirRuta(lugar.rutaDeDefinicion, campo.ruta);
    if (!(destinos.get(rutaDeDefinicion) ?? (lugar.enActivador || !campo.inactivo))) continue;
    activos.add(ruta);
    const valor = leerClave(valores, campo.ruta);
    const { tipo, campos: dentro } = campo;
    if (tipo === 'fila' || tipo === 'desplegable') recorrer(dentro, valores, lugar, destinos, activos);
    else if (tipo === 'activador') {
      if (estaPrendido(valor)) recorrer(dentro, valores, { ...lugar, enActivador: true }, destinos, activos);
    } else if (tipo === 'incrementador') {
      const filas = Array.isArray(valor) && valor.length > 0 ? valor : [{}];
      for (const [i, fila] of filas.entries())
        recorrer(dentro, fila, { ruta: unirRuta(ruta, i), rutaDeDefinicion, enActivador: false }, destinos, activos);
    } else if (dentro.length > 0)
      recorrer(dentro, valor, { ruta, rutaDeDefinicion, enActivador: false }, destinos, activos);
  }
};

const nuncaCambia = (campos: readonly Campo[]): boolean =>
  campos.every((c) => !c.inactivo && c.tipo !== 'activador' && nuncaCambia(c.campos));

const fijos = new WeakMap<Formulario, boolean>();

const todoSiempreActivo = (formulario: Formulario): boolean => {
  const sabido = fijos.get(formulario);
  if (sabido !== undefined) return sabido;
  const fijo = formulario.interacciones.length === 0 && nuncaCambia(formulario.campos);
  fijos.set(formulario, fijo);
  return fijo;
};

export const activosOTodos = (formulario: Formulario, valores: Parametros): ReadonlySet<string> | null =>
  todoSiempreActivo(formulario) ? null : aplicarInteracciones(formulario, valores);

/** FRM-006: an interaction wins over `active`, but an inactive field's does not hold. */
export const aplicarInteracciones = (formulario: Formulario, valores: Parametros): ReadonlySet<string> => {
  const { campos, interacciones } = formulario;
  const raiz: Lugar = { ruta: '', rutaDeDefinicion: '', enActivador: false };
  const conDestinos = (vale: (i: Interaccion) => boolean) => {
    const activos = new Set<string>();
    recorrer(campos, valores, raiz, juntarDestinos(interacciones, vale), activos);
    return activos;
  };
  let valen = new Set(interacciones.filter((i) => seCumple(i, valores)));
  let activos = conDestinos((i) => valen.has(i));
  // Each pass can only switch fields off, so it ends.
  for (let vuelta = 0; vuelta < interacciones.length; vuelta++) {
    const siguen = new Set([...valen].filter((i) => activos.has(i.campo)));
    if (siguen.size === valen.size) break;
    valen = siguen;
    activos = conDestinos((i) => siguen.has(i));
  }
  return activos;
};
