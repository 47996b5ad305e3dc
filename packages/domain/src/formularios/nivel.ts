import type { Campo, Parametros } from './formulario.ts';
import {
  clavesAjenas,
  type EntornoDeCampo,
  entrarEn,
  esObjeto,
  leerClave,
  type Nivel,
  type Normalizado,
  rechazarForma,
  unirRuta,
} from './tipos/definicion.ts';
import { definicionDe } from './tipos/definiciones.ts';
import { camposDeLaFila } from './tipos/incrementador.ts';

const aplanar = (campos: readonly Campo[]): Campo[] =>
  campos.flatMap((campo) => {
    if (campo.tipo === 'fila' || campo.tipo === 'desplegable') return aplanar(campo.campos);
    return campo.tipo === 'activador' ? [campo, ...aplanar(campo.campos)] : [campo];
  });

const aplanados = new WeakMap<readonly Campo[], readonly Campo[]>();

export const camposDelNivel = (campos: readonly Campo[]): readonly Campo[] => {
  const sabidos = aplanados.get(campos);
  if (sabidos) return sabidos;
  const nuevos = aplanar(campos);
  aplanados.set(campos, nuevos);
  return nuevos;
};

const clavesPorNivel = new WeakMap<readonly Campo[], ReadonlySet<string>>();

export const clavesDelNivel = (campos: readonly Campo[]): ReadonlySet<string> => {
  const sabidas = clavesPorNivel.get(campos) ?? new Set(camposDelNivel(campos).map(({ ruta }) => ruta));
  clavesPorNivel.set(campos, sabidas);
  return sabidas;
};

const activosDe = (campos: readonly Campo[], { ruta, activos }: EntornoDeCampo): readonly Campo[] =>
  activos === null
    ? camposDelNivel(campos)
    : camposDelNivel(campos).filter((campo) => activos.has(unirRuta(ruta, campo.ruta)));

const valorDe = (valores: unknown, clave: string) =>
  leerClave(valores, clave) as Normalizado<never>['valor'] | undefined;

export const nivel: Nivel = {
  valorInicial: (campos) =>
    Object.fromEntries(camposDelNivel(campos).map((c) => [c.ruta, definicionDe(c).valorInicial(c, nivel)])),

  normalizar: (campos, valores, entorno) => {
    const partes = activosDe(campos, entorno).map((campo) => {
      const suEntorno = entrarEn(entorno, campo.ruta);
      return { campo, ...definicionDe(campo).normalizar(campo, leerClave(valores, campo.ruta), suEntorno) };
    });
    const valor = Object.fromEntries(partes.map((p) => [p.campo.ruta, p.valor]));
    const ausente = valores === undefined || valores === null;
    return ausente || esObjeto(valores)
      ? {
          valor,
          problemas: [
            ...partes.flatMap((p) => p.problemas),
            ...clavesAjenas(valores, clavesDelNivel(campos), entorno.ruta),
          ],
        }
      : rechazarForma(valor, entorno.ruta);
  },

  validar: (campos, valores, entorno) =>
    activosDe(campos, entorno).flatMap((campo) =>
      definicionDe(campo).validar(campo, valorDe(valores, campo.ruta), entrarEn(entorno, campo.ruta)),
    ),

  tieneDatos: (campos, valores, entorno) =>
    activosDe(campos, entorno).some((campo) =>
      definicionDe(campo).tieneDatos(campo, valorDe(valores, campo.ruta), entrarEn(entorno, campo.ruta)),
    ),
};

export const camposDeFila = (lista: Campo, fila: Parametros): readonly Campo[] => camposDeLaFila(lista, fila, nivel);

export const filaNueva = (lista: Campo): Parametros => nivel.valorInicial(lista.campos);
