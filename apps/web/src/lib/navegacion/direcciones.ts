import { type TipoDeCertificado, tramoDeTipo } from '@colega/domain/certificados';
import { DIRECCION_DE_CIERRE } from '@colega/web-kit/lib/navegacion/direccion-de-cierre.ts';

/** Several features name these; the table of screens in app/ is what exists. */
export const DIRECCIONES = {
  ingreso: '/login',
  recuperarContrasenia: '/recuperarContrasenia',
  cerrarSesion: DIRECCION_DE_CIERRE,
  error: '/error',
  accesibilidad: '/accesibilidad',
  guia: '/guia',
  honorarios: '/honorarios',
  valoresDeReferencia: '/valores-de-referencia',
  inicio: '/app/dashboard',
  credencial: '/app/credencial',
  credencialGuardada: '/credencial-guardada',
  cambioClave: '/app/sesion/cambioClave',
  sesionesAbiertas: '/app/sesion/abiertas',
  segundoFactor: '/app/sesion/segundoFactor',
  avisos: '/app/sesion/avisos',
  sinSubir: '/app/sesion/sinSubir',
  honorariosDelPortal: '/app/honorarios',
  ejercicio: '/app/ejercicio',
  legajos: '/app/ejercicio/legajos/listado',
  cupones: '/app/ejercicio/legajos/cupones',
  certificados: '/app/ejercicio/legajos/certificados',
  seleccionarLegajo: '/app/seleccionarLegajo',
  legajoAutomatico: '/app/ejercicio/legajo/automatico',
  legajoManual: '/app/ejercicio/legajo/manual',
  cuenta: '/app/cuenta',
  loQueDebo: '/app/cuenta/debo',
  resumenDeCupones: '/app/cuenta/resumenCuenta/cupones',
  resumenDeCuenta: '/app/cuenta/resumenCuenta/resumen',
  liquidar: '/app/cuenta/liquidar',
  pagoDeLiquidacion: '/app/cuenta/pago',
  resultadoDePago: '/app/pagoOnline/resultado',
  rechazoDePago: '/app/pagoOnline/rechazado',
  perfil: '/app/perfil',
  datosPersonales: '/app/perfil/datosPersonales',
  titulo: '/app/perfil/titulo',
  contacto: '/app/perfil/contacto',
} as const;

export const direccionDelLegajo = (id: number): string => `/app/ejercicio/legajo/${id}/detail`;
export const direccionDeEdicion = (id: number, tipo: 'automatico' | 'manual'): string =>
  `/app/ejercicio/legajo/${tipo}/${id}/editar`;

export const direccionDeCorreccion = (id: number, tipo: 'automatico' | 'manual', observacion: number): string =>
  `${direccionDeEdicion(id, tipo)}?observacion=${observacion}`;

/** A new file that begins with what another one has. */
export const IGUAL_A = 'igual_a';
export const direccionDeOtroIgual = (id: number, tipo: 'automatico' | 'manual'): string =>
  `${tipo === 'manual' ? DIRECCIONES.legajoManual : DIRECCIONES.legajoAutomatico}?${IGUAL_A}=${id}`;

/** A new file that begins with what was calculated without one. */
export const CALCULADO = 'calculado';
/** It says whether there was something written in the budget, and never what. */
export const CON_PRESUPUESTO = 'presupuesto';
export const direccionConLoCalculado = (texto: string, con_presupuesto = false): string =>
  `${DIRECCIONES.legajoAutomatico}?${CALCULADO}=${encodeURIComponent(texto)}${con_presupuesto ? `&${CON_PRESUPUESTO}=si` : ''}`;

export const direccionDeDato = (id: number, tipo: 'automatico' | 'manual', campo: string): string =>
  `${direccionDeEdicion(id, tipo)}?campo=${campo}`;

export const direccionDeAmpliacion = (id: number, tipo: 'automatico' | 'manual'): string =>
  `/app/ejercicio/legajo/${id}/ampliacion/${tipo}`;
export const direccionDeEdicionDeAmpliacion = (id: number, ampliacion: number, tipo: 'automatico' | 'manual'): string =>
  `/app/ejercicio/legajo/${id}/ampliacion/${ampliacion}/${tipo}/editar`;
export const direccionDeCertificado = (id: number): string => `/app/ejercicio/legajo/${id}/certificado/new`;

export type EmitidoReciente = { certificado_emitido: number };

export const direccionDeFormulario = (id: number, type: TipoDeCertificado): string =>
  `${direccionDeCertificado(id)}/${tramoDeTipo(type)}`;
/** OPN-122. */
export const direccionDeAnexo = (id: number, anexo: number): string =>
  `${direccionDeFormulario(id, 'anexa_in_situ')}?anexo=${anexo}`;

export const direccionDeVerificacion = (codigo: string): string => `/qr/certificado/${codigo}`;

export const direccionDePagarCep = (id: number): string => `/app/ejercicio/legajo/${id}/pagarCep`;
export const direccionDePagarTimbrado = (id: number): string => `/app/ejercicio/legajo/${id}/pagarTimbrado`;

export const direccionDePago = (cupon: number): string => `/app/cuenta/${cupon}/pago`;
export const direccionDelCupon = (cupon: number): string => `/app/cuenta/resumenCuenta/cupones?cupon=${cupon}`;

export const esVueltaDePagar = (direccion: string): boolean => direccion.startsWith('/app/pagoOnline/');

/** Another application of the same server: it is left to, not navigated to. */
export const DIRECCION_DEL_COLEGIO = '/colegio';
export const esDireccionDelColegio = (direccion: string): boolean => /^\/colegio(\/|\?|$)/.test(direccion);

/** A crafted link cannot send a person elsewhere after signing in. */
export const esDireccionInterna = (direccion: string): boolean => /^\/app(\/|\?|$)/.test(direccion);
