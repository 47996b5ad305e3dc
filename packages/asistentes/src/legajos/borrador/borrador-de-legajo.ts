import type { Fecha } from '@colega/domain/fechas';
import {
  armarTextos,
  CAMPOS_DE_UNIDAD,
  type CampoDeUnidad,
  type Comitente,
  type CondicionesDeContrato,
  type Inmueble,
  TEXTOS_COMPARTIDOS,
} from '@colega/domain/legajos';

export type LocalidadElegida = {
  id: number;
  nombre: string;
  codigo_postal: string;
  partido: { nombre: string; codigo_arba: string; provincia: { nombre: string } };
  latitud: string;
  longitud: string;
};

export type Unidad = Pick<Inmueble, CampoDeUnidad>;

/** AUT-069. */
export type Ubicacion = Omit<Inmueble, CampoDeUnidad> & { unidades: Unidad[]; igual_al_comitente: boolean };

export type OrigenDelBorrador = {
  legajo_id: number;
  version: number;
  detalle_id: number | null;
};

/** The draft must be serialisable. */
export type BorradorDeLegajo = {
  origen: OrigenDelBorrador | null;
  matricula_id: number | null;
  rubro_id: number | null;
  modalidad_id: number | null;
  fecha: Fecha;
  vencimiento: Fecha;
  honorario_convenido: string;
  comitentes: Comitente[];
  cuit_por_agregar?: string;
  /** For whom its budget was, before anybody knows their CUIT. */
  para_quien?: string;
  ubicacion: Ubicacion;
  localidades: LocalidadElegida[];
  contrato: CondicionesDeContrato;
};

export const unidadVacia = (): Unidad => armarTextos(CAMPOS_DE_UNIDAD, () => '');

const ubicacionVacia = (): Ubicacion => ({
  ...armarTextos(TEXTOS_COMPARTIDOS, () => ''),
  localidad_id: null,
  latitud: '',
  longitud: '',
  unidades: [unidadVacia()],
  igual_al_comitente: false,
});

export const borradorDeLegajo = (): BorradorDeLegajo => ({
  origen: null,
  matricula_id: null,
  rubro_id: null,
  modalidad_id: null,
  fecha: '',
  vencimiento: '',
  honorario_convenido: '',
  comitentes: [],
  ubicacion: ubicacionVacia(),
  localidades: [],
  contrato: { forma_de_pago: '', tribunal_actuante: '', destino_tarea: '', clausula_condicion: '', observaciones: '' },
});

const SIN_DOMICILIO = { calle: '', numero: '', localidad_id: null };

/** One of each thing that it may have, without anything in it. */
export const muestraDeLegajo = (): BorradorDeLegajo => ({
  ...borradorDeLegajo(),
  origen: { legajo_id: 0, version: 0, detalle_id: null },
  comitentes: [
    {
      ...{ cuit: '', en_el_padron: '', apellido: '', nombre: '', fisico: false, res_806: false, locador: false },
      ...{ firmante: '', cargo: '', legal_igual_al_real: true },
      ...{ domicilio_en_el_padron: SIN_DOMICILIO, domicilio_real: SIN_DOMICILIO, domicilio_legal: SIN_DOMICILIO },
    },
  ],
  cuit_por_agregar: '',
  para_quien: '',
  localidades: [
    {
      ...{ id: 0, nombre: '', codigo_postal: '', latitud: '', longitud: '' },
      partido: { nombre: '', codigo_arba: '', provincia: { nombre: '' } },
    },
  ],
});

export const cambiarLocalidad = <B extends BorradorDeLegajo>(borrador: B, localidad: LocalidadElegida): B => ({
  ...borrador,
  localidades: [...borrador.localidades.filter((otra) => otra.id !== localidad.id), localidad],
});

export const localidadDe = (
  { localidades }: Pick<BorradorDeLegajo, 'localidades'>,
  id: number | null,
): LocalidadElegida | null => localidades.find((localidad) => localidad.id === id) ?? null;
