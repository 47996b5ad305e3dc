import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Proveedor, ProveedorConPagina } from './proveedores.ts';
import type { FallaAPedido } from './rendiciones/renglon-de-afuera.ts';

export type Final = 'aprobado' | 'rechazado' | 'cancelado';
export type Devolucion = 'reembolso' | 'contracargo';
/** Amounts in cents. */
export type Cobro = {
  id: string;
  numero: number;
  proveedor: ProveedorConPagina;
  creado: string;
  importe: number;
  descripcion: string;
  items: { descripcion: string; importe: number }[];
  referencia: string | null;
  cupon: string | null;
  vence: string | null;
  urls: { confirmado: string; rechazado: string };
  aviso: string | null;
  final: { estado: Final; id: string; importe: number; pagado: string; desde: string } | null;
  cerrado?: boolean;
  devuelto?: { importe: number; tipo: Devolucion; cuando?: string } | null;
  pedido: unknown;
};

export type DeudaDeRedLink = {
  cpe: string;
  id_deuda: string;
  creada: string;
  vencimientos: { fecha: string; importe: number }[];
};

export type Cobranza = {
  id: number;
  fecha: string;
  acreditacion: string;
  vencimiento: string;
  importe: number;
  usuario: string;
  concepto: string;
  barra: string;
  canal: string;
  /** From which day its collector lists it; its own when it is not said. */
  se_lista?: string;
  /** Link's own number of what was paid with a code. */
  en_link?: number;
  /** On which day its network undid it. */
  deshecha?: string;
};

/** At the college's bank. What left is negative. */
export type MovimientoDeBanco = { id: number; dia: string; importe: number; numero: string; detalle: string };

export type AvisoDeCobro = {
  id: number;
  cobro: string;
  url: string;
  cuerpo: unknown;
  cuando: string;
  intentos: number;
  estado: 'pendiente' | 'entregado' | 'agotado';
  respuesta: string | null;
};

export const FALLAS = [
  'error_500',
  'error_500_despues',
  'sin_respuesta',
  'sin_respuesta_despues',
  'json_roto',
  'rechazo',
] as const;
export type Falla = (typeof FALLAS)[number];

export type EstadoGuardado = {
  ultimo: number;
  cobros: Cobro[];
  deudas: DeudaDeRedLink[];
  cobranzas: Cobranza[];
  avisos: AvisoDeCobro[];
  movimientos: MovimientoDeBanco[];
  fallas_de_rendicion: FallaAPedido[];
  /** The next `veces` calls of a provider fail (null: all), only those that say `si` if it is given. */
  fallas: Partial<Record<Proveedor, { modo: Falla; veces: number | null; si?: string }>>;
  /** A share of the calls fails; the same seed fails at the same calls. */
  azar: { tasa: number; semilla: number; tiradas: number };
  reintento_segundos: number;
  /** How far the providers' clock is from ours. */
  adelanto_ms: number;
};

const vacio = (): EstadoGuardado => ({
  ultimo: 0,
  cobros: [],
  deudas: [],
  cobranzas: [],
  avisos: [],
  movimientos: [],
  fallas_de_rendicion: [],
  fallas: {},
  azar: { tasa: 0, semilla: 1, tiradas: 0 },
  reintento_segundos: 120,
  adelanto_ms: 0,
});

export type Almacen = {
  readonly estado: EstadoGuardado;
  /** By the clock of the providers. */
  ahora(): Date;
  guardar(): void;
  numero(): number;
  reiniciar(): void;
};

/** State is written in a file of that folder before anybody is answered; in memory without one. */
export function crearAlmacen(carpeta: string | null): Almacen {
  const archivo = carpeta === null ? null : join(carpeta, 'pasarelas.json');
  let estado = archivo && existsSync(archivo) ? leer(archivo) : vacio();
  const guardar = () => {
    if (archivo) escribir(archivo, estado);
  };
  return {
    get estado() {
      return estado;
    },
    ahora: () => new Date(Date.now() + estado.adelanto_ms),
    guardar,
    numero: () => {
      estado.ultimo += 1;
      return estado.ultimo;
    },
    reiniciar: () => {
      // Numbers are never given again: whoever remembers one would take another payment for it.
      estado = { ...vacio(), ultimo: estado.ultimo };
      guardar();
    },
  };
}

const leer = (archivo: string): EstadoGuardado => ({
  ...vacio(),
  ...(JSON.parse(readFileSync(archivo, 'utf8')) as EstadoGuardado),
});

function escribir(archivo: string, estado: EstadoGuardado): void {
  mkdirSync(join(archivo, '..'), { recursive: true });
  writeFileSync(`${archivo}.nuevo`, JSON.stringify(estado));
  renameSync(`${archivo}.nuevo`, archivo);
}
