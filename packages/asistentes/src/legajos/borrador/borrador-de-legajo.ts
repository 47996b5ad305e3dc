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

/** A locality as it was chosen; kept with the draft so that it can be shown again without asking for it. */
export type LocalidadElegida = {
  id: number;
  nombre: string;
  codigo_postal: string;
  partido: { nombre: string; codigo_arba: string; provincia: { nombre: string } };
  latitud: string;
  longitud: string;
};

export type Unidad = Pick<Inmueble, CampoDeUnidad>;

/** One address and the units that share it (AUT-069). */
export type Ubicacion = Omit<Inmueble, CampoDeUnidad> & { unidades: Unidad[]; igual_al_comitente: boolean };

/** The stored file that a draft changes or expands, and the version of it that was read. */
export type OrigenDelBorrador = {
  legajo_id: number;
  version: number;
  /** The contract that is edited; null while it is a new expansion. */
  detalle_id: number | null;
};

/** What the draft of every wizard of a file holds: one serialisable value. */
export type BorradorDeLegajo = {
  /** Null for a new file. */
  origen: OrigenDelBorrador | null;
  matricula_id: number | null;
  rubro_id: number | null;
  modalidad_id: number | null;
  fecha: Fecha;
  vencimiento: Fecha;
  /** The agreed fee, as typed. */
  honorario_convenido: string;
  comitentes: Comitente[];
  /** What is typed of the next one, which Agregar has not tried yet. */
  cuit_por_agregar?: string;
  ubicacion: Ubicacion;
  /** The localities that the clients and the address name. */
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

export const cambiarLocalidad = <B extends BorradorDeLegajo>(borrador: B, localidad: LocalidadElegida): B => ({
  ...borrador,
  localidades: [...borrador.localidades.filter((otra) => otra.id !== localidad.id), localidad],
});

export const localidadDe = (
  { localidades }: Pick<BorradorDeLegajo, 'localidades'>,
  id: number | null,
): LocalidadElegida | null => localidades.find((localidad) => localidad.id === id) ?? null;
