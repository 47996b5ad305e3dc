import { type BusquedaDeCertificados, LARGO_DE_BUSQUEDA_DE_CERTIFICADOS } from '@colega/contract/certificados';
import { texto } from '@colega/contract/mensajes';
import { type EstadoDeCertificado, TIPOS_DE_CERTIFICADO, type TipoDeCertificado } from '@colega/domain/certificados';
import { validarRangoDeFechas } from '@colega/domain/validacion';
import { criterio, definirFiltros } from '@colega/web-kit/lib/filtros/campos-de-filtro.ts';
import type { Errores } from '@colega/web-kit/ui/entradas/contexto-de-formulario.ts';

export type CriteriosDeCertificados = {
  texto: string;
  type: TipoDeCertificado | '';
  estado: EstadoDeCertificado | '';
  fecha_desde: string;
  fecha_hasta: string;
  page: number;
};

const SIN_FILTROS: CriteriosDeCertificados = {
  texto: '',
  type: '',
  estado: '',
  fecha_desde: '',
  fecha_hasta: '',
  page: 1,
};

const TIPOS = TIPOS_DE_CERTIFICADO.map((type) => ({
  valor: type,
  etiqueta: type === 'anexa_in_situ' ? 'Anexo In situ' : type.replaceAll('_', ' ').toUpperCase(),
}));
const ESTADOS = [
  { valor: 'confirmado', etiqueta: 'Confirmados' },
  { valor: 'anulado', etiqueta: 'Anulados' },
] as const satisfies readonly { valor: EstadoDeCertificado; etiqueta: string }[];

/** S-895. */
export const FILTROS_DE_CERTIFICADOS = definirFiltros(
  'certificados',
  [
    criterio('texto', 'Buscar', 'texto', {
      ejemplo: 'Número, legajo, comitente, CUIT o calle',
      largo: LARGO_DE_BUSQUEDA_DE_CERTIFICADOS,
    }),
    criterio('type', 'Tipo', 'lista', { ejemplo: 'Todos', opciones: TIPOS }),
    criterio('estado', 'Estado', 'lista', { ejemplo: 'Todos', opciones: ESTADOS }),
    criterio('fecha_desde', 'Fecha desde', 'fecha'),
    criterio('fecha_hasta', 'Fecha hasta', 'fecha'),
  ],
  SIN_FILTROS,
);

export const armarBusqueda = ({ page, ...filtros }: CriteriosDeCertificados): BusquedaDeCertificados => ({
  ...Object.fromEntries(Object.entries(filtros).filter(([, valor]) => valor !== '')),
  page,
});

export const validarFiltros = ({ fecha_desde, fecha_hasta }: CriteriosDeCertificados): Errores => {
  const rango = validarRangoDeFechas(fecha_desde, fecha_hasta);
  return new Map(rango ? [['fecha_hasta', texto(rango)]] : []);
};
