import { decimal as reglaDecimal } from '../../validacion/reglas.ts';
import type { Superficie, TipoObra, ValorDeCampo } from '../formulario.ts';
import { esRequerido } from '../leer-reglas.ts';
import { leerComoTexto } from '../tipos/de-texto.ts';
import { canonicoDecimal } from '../tipos/decimal.ts';
import {
  clavesAjenas,
  type DefinicionDeTipo,
  dejarIgual,
  esObjeto,
  leerClave,
  type Normalizado,
  type ProblemaDeCampo,
  problema,
  rechazarForma,
  unirRuta,
} from '../tipos/definicion.ts';
import { CATEGORIA_SIN_SUBCATEGORIA, type NodoDeTipoObra, subcategoriasDe, unidadesDe } from './tipos-de-obra.ts';

type ObraDeCategoria = TipoObra[string];
/** FRM-028. The key of a category is read as the tables write it: `1.2`, `13.3`. */
const CLAVE_DE_CATEGORIA = /^\d{1,3}(\.\d{1,3}){0,3}$/;

/** Any stored value can be read; figures stay as typed. */
export const leerTipoObra = (valor: unknown): TipoObra =>
  esObjeto(valor)
    ? Object.fromEntries(
        Object.entries(valor)
          .filter(([categoria]) => CLAVE_DE_CATEGORIA.test(categoria))
          .map(([categoria, obra]) => [categoria, normalizarObra(categoria, obra, '', dejarIgual).valor]),
      )
    : {};

type Cifras = (texto: string) => string;
const canonico: Cifras = (texto) => canonicoDecimal(texto.trim());

const DE_SUPERFICIE: ReadonlySet<string> = new Set(['cantidad', 'tipo_superficie']);
const DE_OBRA: ReadonlySet<string> = new Set(['subcategoria', 'superficies']);

const normalizarSuperficie = (valor: unknown, ruta: string, cifras: Cifras): Normalizado<Superficie> => {
  const cantidad = leerComoTexto(leerClave(valor, 'cantidad'));
  const unidad = leerComoTexto(leerClave(valor, 'tipo_superficie'));
  return {
    valor: {
      cantidad: cifras(cantidad ?? ''),
      tipo_superficie: (unidad ?? '') as Superficie['tipo_superficie'],
    },
    problemas: [
      ...(esObjeto(valor) && cantidad !== null ? [] : [problema('valor_invalido', unirRuta(ruta, 'cantidad'))]),
      ...(unidad === null ? [problema('unidad_invalida', unirRuta(ruta, 'tipo_superficie'))] : []),
      ...clavesAjenas(valor, DE_SUPERFICIE, ruta),
    ],
  };
};

function normalizarObra(categoria: string, valor: unknown, ruta: string, cifras: Cifras): Normalizado<ObraDeCategoria> {
  const lista = leerClave(valor, 'superficies') ?? [];
  const superficies = (Array.isArray(lista) ? lista : []).map((s, i) =>
    normalizarSuperficie(s, `${ruta}.superficies.${i}`, cifras),
  );
  const subcategoria = leerComoTexto(leerClave(valor, 'subcategoria'));
  return {
    valor: {
      // FRM-031
      subcategoria: categoria === CATEGORIA_SIN_SUBCATEGORIA ? null : subcategoria?.trim() || null,
      superficies: superficies.map((s) => s.valor),
    },
    problemas: [
      ...(esObjeto(valor) && Array.isArray(lista) ? [] : [problema('valor_invalido', ruta)]),
      ...(subcategoria === null ? [problema('valor_invalido', `${ruta}.subcategoria`)] : []),
      ...superficies.flatMap((s) => s.problemas),
      ...clavesAjenas(valor, DE_OBRA, ruta),
    ],
  };
}

const normalizar = (valor: unknown, ruta: string): Normalizado<TipoObra> => {
  if (valor === undefined || valor === null) return { valor: {}, problemas: [] };
  if (!esObjeto(valor)) return rechazarForma({}, ruta);
  const validas = Object.keys(valor).filter((categoria) => CLAVE_DE_CATEGORIA.test(categoria));
  const obras = validas.map((c) => [c, normalizarObra(c, valor[c], unirRuta(ruta, c), canonico)] as const);
  return {
    valor: Object.fromEntries(obras.map(([c, obra]) => [c, obra.valor])),
    problemas: [
      ...(validas.length < Object.keys(valor).length ? [problema('categoria_de_obra_invalida', ruta)] : []),
      ...obras.flatMap(([, obra]) => obra.problemas),
    ],
  };
};

const validarCantidad = (cantidad: string, ruta: string): ProblemaDeCampo[] => {
  const mal = reglaDecimal(cantidad);
  if (mal) return [{ ...mal, campo: ruta }];
  return !/[1-9]/.test(cantidad) ? [problema('superficie_requerida', ruta)] : [];
};

const validarSuperficies = (categoria: string, obra: ObraDeCategoria, ruta: string): ProblemaDeCampo[] => {
  if (obra.superficies.length === 0) return [problema('sin_superficies', `${ruta}.superficies`)];
  const unidades: readonly string[] = unidadesDe(categoria, obra.subcategoria);
  return obra.superficies.flatMap(({ cantidad, tipo_superficie }, i) => [
    ...validarCantidad(cantidad, `${ruta}.superficies.${i}.cantidad`),
    ...(unidades.includes(tipo_superficie)
      ? []
      : [problema('unidad_invalida', `${ruta}.superficies.${i}.tipo_superficie`)]),
  ]);
};

const validarSubcategoria = (nodo: NodoDeTipoObra, obra: ObraDeCategoria, ruta: string): ProblemaDeCampo[] => {
  const opciones = subcategoriasDe(nodo);
  const vale = opciones.length === 0 ? !obra.subcategoria : opciones.some((o) => o.key === obra.subcategoria);
  return vale ? [] : [problema('subcategoria_requerida', `${ruta}.subcategoria`)];
};

export const NOMBRES_DE_TIPO_DE_OBRA: Readonly<Record<string, string>> = {
  subcategoria: 'Subcategoría',
  cantidad: 'Cantidad',
  tipo_superficie: 'Superficie',
};

export const tipoObra: DefinicionDeTipo = {
  valorInicial: (campo) => normalizar(campo.inicial, '').valor as ValorDeCampo,
  limpiar: dejarIgual,
  normalizar: (_campo, valor, { ruta }) => normalizar(valor, ruta) as Normalizado<ValorDeCampo>,
  validar: (campo, valor, { ruta, contexto }) => {
    const obras = Object.entries(leerTipoObra(valor));
    if (obras.length === 0) return esRequerido(campo) ? [problema('requerido', ruta)] : [];
    return obras.flatMap(([categoria, obra]) => {
      const suRuta = unirRuta(ruta, categoria);
      const nodo = contexto.tiposDeObra?.find(({ key }) => key === categoria);
      if (contexto.tiposDeObra && !nodo) return [problema('categoria_de_obra_invalida', suRuta)];
      return [...(nodo ? validarSubcategoria(nodo, obra, suRuta) : []), ...validarSuperficies(categoria, obra, suRuta)];
    });
  },
  tieneDatos: (_campo, valor) =>
    Object.values(leerTipoObra(valor)).some((obra) => obra.superficies.some(({ cantidad }) => cantidad !== '')),
};
