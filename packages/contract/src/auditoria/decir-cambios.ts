import { esFecha, formatFecha } from '@colega/domain/fechas';
import { formatImporte } from '@colega/domain/importes';
import { ROLES } from '@colega/domain/permisos';
import { nombrarRoles } from '../operadores/nombres-de-roles.ts';
import { decirClave } from './nombres-de-hechos.ts';

/** Null: there was nothing, or there is nothing any more. */
export type CambioDicho = { dato: string; antes: string | null; ahora: string | null };

const NOMBRES: Readonly<Record<string, string>> = {
  al_dia: 'Al día',
  anio: 'Año',
  bloqueo_id: 'Bloqueo número',
  cerradas: 'Sesiones cerradas',
  codigo: 'Código',
  credito_id: 'Saldo a favor número',
  cuit: 'CUIT',
  debido: 'Lo que correspondía',
  detalle_id: 'Contrato número',
  decision: 'Decisión',
  distrito_id: 'Distrito número',
  domicilio_numero: 'Número',
  email: 'Correo',
  estado_de_certificado: 'Estado del certificado',
  hasta: 'Vale hasta',
  metodo: 'Entró con',
  numero: 'Número',
  numero_boleta: 'Cupón',
  numero_legajo: 'Número de legajo',
  observacion_id: 'Observación número',
  orden_pago_id: 'Cupón número',
  resta: 'Resta pagar',
  sancion_id: 'Sanción número',
  telefonos: 'Teléfonos',
  titulo: 'Título',
  ubicacion: 'Ubicación',
  username: 'Usuario',
  vigente_desde: 'Vigente desde',
  visado: 'CVD',
};
const METODOS: Readonly<Record<string, string>> = {
  clave: 'Contraseña',
  app: 'Contraseña y app de códigos',
  llave: 'Contraseña y llave de acceso',
  recuperacion: 'Contraseña y código de recuperación',
};
const DE_DINERO = new Set([...['importe', 'debido', 'resta', 'monto', 'capital', 'esperado', 'contado', 'diferencia']]);
const VACIO = '';

const nombreDeDato = (clave: string): string => NOMBRES[clave] ?? decirClave(clave.replace(/_id$/, ' número'));

const esObjeto = (valor: unknown): valor is Record<string, unknown> =>
  typeof valor === 'object' && valor !== null && !Array.isArray(valor);

const decir = (clave: string, valor: unknown): string => {
  if (valor === null || valor === undefined) return VACIO;
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No';
  const dicho = String(valor);
  if (clave === 'metodo') return METODOS[dicho] ?? dicho;
  if (clave === 'roles') return nombrarRoles(ROLES.filter((rol) => rol === dicho));
  if (DE_DINERO.has(clave) && /^-?\d+(\.\d+)?$/.test(dicho)) return formatImporte(dicho);
  if (esFecha(dicho)) return formatFecha(dicho);
  // A key of ours, as `operador_consejo`, and never what somebody wrote.
  return /^[a-z]+(_[a-z]+)+$/.test(dicho) ? decirClave(dicho) : dicho;
};

/** Each datum at any depth, under the names of what it is in: "Contrato · Fecha". */
const aplanar = (valor: unknown, camino: readonly string[] = [], clave = ''): [string, string][] => {
  if (Array.isArray(valor)) {
    if (!valor.some((uno) => typeof uno === 'object'))
      return [[camino.join(' · '), valor.map((uno) => decir(clave, uno)).join(', ')]];
    return valor.flatMap((uno, i) => aplanar(uno, [...camino, String(i + 1)], clave));
  }
  if (!esObjeto(valor)) return [[camino.join(' · ') || 'Dato', decir(clave, valor)]];
  return Object.entries(valor).flatMap(([suya, de]) => aplanar(de, [...camino, nombreDeDato(suya)], suya));
};

type Dicho = { nombre: string; antes: string; ahora: string; de?: unknown };
const esDicho = (uno: unknown): uno is Dicho =>
  esObjeto(uno) && [uno.nombre, uno.antes, uno.ahora].every((parte) => typeof parte === 'string');

/** An edition says what changed in the words of its screen, beside what it all was and is. */
const leerDichos = (hasta: unknown): Dicho[] | null => {
  const dichos = esObjeto(hasta) && Array.isArray(hasta.cambios) ? hasta.cambios.filter(esDicho) : [];
  return dichos.length > 0 ? dichos : null;
};
const soloEstado = (valor: unknown): unknown => (esObjeto(valor) && 'estado' in valor ? { estado: valor.estado } : {});
const oNada = (texto: string | undefined): string | null => (texto === undefined || texto === VACIO ? null : texto);

const comparar = (desde: unknown, hasta: unknown): CambioDicho[] => {
  const antes = new Map(desde === null ? [] : aplanar(desde));
  const ahora = new Map(hasta === null ? [] : aplanar(hasta));
  return [...new Set([...antes.keys(), ...ahora.keys()])]
    .map((dato) => ({ dato, antes: oNada(antes.get(dato)), ahora: oNada(ahora.get(dato)) }))
    .filter((uno) => uno.antes !== uno.ahora);
};

/** What a line says that changed, old and new. What stayed as it was is not told. */
export const decirCambios = (desde: unknown, hasta: unknown): CambioDicho[] => {
  const dichos = leerDichos(hasta);
  if (!dichos) return comparar(desde, hasta);
  const otros = comparar(soloEstado(desde), soloEstado(hasta));
  return [
    ...otros,
    ...dichos.map(({ de, nombre, antes, ahora }) => ({
      dato: typeof de === 'string' ? `${de} · ${nombre}` : nombre,
      antes: oNada(antes),
      ahora: oNada(ahora),
    })),
  ];
};
