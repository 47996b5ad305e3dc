import type { Campo, ValorDeCampo } from '../formulario.ts';
import { esRequerido } from '../leer-reglas.ts';
import { type DefinicionDeTipo, dejarIgual, entrarEn, type Nivel, problema, rechazarForma } from './definicion.ts';

const filas = (valor: unknown): unknown[] => (Array.isArray(valor) && valor.length > 0 ? valor : [{}]);

const sinObligatorios = (campos: readonly Campo[]): Campo[] =>
  campos.map((campo) => ({
    ...campo,
    reglas: campo.reglas.filter(({ regla }) => regla !== 'requerido'),
    campos: sinObligatorios(campo.campos),
  }));

const optativos = new WeakMap<Campo, readonly Campo[]>();

const camposOptativos = (lista: Campo): readonly Campo[] => {
  const sabidos = optativos.get(lista) ?? sinObligatorios(lista.campos);
  optativos.set(lista, sabidos);
  return sabidos;
};

/** S-367: an optional list keeps its first row (FRM-033), so one in which nothing was filled in requires nothing. */
export const camposDeLaFila = (lista: Campo, fila: unknown, nivel: Nivel): readonly Campo[] => {
  const entorno = { ruta: '', activos: null, contexto: {}, nivel, cuentaDefectos: false };
  return esRequerido(lista) || nivel.tieneDatos(lista.campos, fila, entorno) ? lista.campos : camposOptativos(lista);
};

export const incrementador: DefinicionDeTipo = {
  valorInicial: (campo, nivel) => {
    const inicial = nivel.valorInicial(campo.campos);
    return Array.isArray(campo.inicial) && campo.inicial.length > 0 ? (campo.inicial as ValorDeCampo[]) : [inicial];
  },
  limpiar: dejarIgual,
  normalizar: (campo, valor, entorno) => {
    const otraForma = valor !== undefined && valor !== null && !Array.isArray(valor);
    const normalizadas = filas(valor).map((fila, i) =>
      entorno.nivel.normalizar(campo.campos, fila, entrarEn(entorno, i)),
    );
    const lista = normalizadas.map((n) => n.valor);
    return otraForma
      ? rechazarForma(lista, entorno.ruta)
      : { valor: lista, problemas: normalizadas.flatMap((n) => n.problemas) };
  },
  validar: (campo, valor, entorno) => {
    const problemas = filas(valor).flatMap((fila, i) =>
      entorno.nivel.validar(camposDeLaFila(campo, fila, entorno.nivel), fila, entrarEn(entorno, i)),
    );
    const falta = esRequerido(campo) && !incrementador.tieneDatos(campo, valor, entorno);
    return falta && problemas.length === 0 ? [problema('requerido', entorno.ruta)] : problemas;
  },
  tieneDatos: (campo, valor, entorno) =>
    filas(valor).some((fila, i) => entorno.nivel.tieneDatos(campo.campos, fila, entrarEn(entorno, i))),
};
