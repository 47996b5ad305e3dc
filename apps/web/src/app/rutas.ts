import type { TipoDeCertificado } from '@colega/domain/certificados';
import type { Habilidad } from '@colega/domain/permisos';
import type { ComponentType } from 'react';
import type { Antes } from '../lib/consultas/adelanto.ts';

/** One screen of the portal. The router, the guard, the catalogue and the browser tests all read this table. */
export type Pantalla = {
  path: string;
  titulo: string;
  /** `publica` needs no session; `sesion` any technician; otherwise the ability it needs (SES-062). */
  acceso: 'publica' | 'sesion' | Habilidad;
  /** Its heading, where it is always the same: the page is drawn with it, at once (tema/tokens.css). */
  encabezado?: string;
  /** Over the heading there is a way back. */
  conVolver?: true;
  cargar: () => Promise<{ default: ComponentType; antes?: Antes }>;
  /** Served only where configuracion.demo is on. */
  soloDemo?: true;
};

const formulario = (type: TipoDeCertificado) => async () => {
  const { FORMULARIOS, antes } = await import('../features/certificados/formulario/formularios.tsx');
  return { default: FORMULARIOS[type], antes };
};

export const PANTALLAS: readonly Pantalla[] = [
  {
    path: '/login',
    titulo: 'Ingreso',
    acceso: 'publica',
    cargar: () => import('../features/sesion/ingreso.tsx'),
  },
  {
    path: '/recuperarContrasenia',
    titulo: 'Recuperar contraseña',
    acceso: 'publica',
    cargar: () => import('../features/sesion/contrasenias/recuperar-contrasenia.tsx'),
  },
  {
    path: '/confirmada',
    titulo: 'Revisá tu correo',
    acceso: 'publica',
    cargar: () => import('../features/sesion/contrasenias/confirmada.tsx'),
  },
  {
    path: '/reset-password/:resetToken',
    titulo: 'Restablecer contraseña',
    acceso: 'publica',
    cargar: () => import('../features/sesion/contrasenias/restablecer-contrasenia.tsx'),
  },
  {
    path: '/administrador/:token',
    titulo: 'Primera cuenta del Colegio',
    acceso: 'publica',
    cargar: () => import('../features/sesion/administrador/primer-administrador.tsx'),
  },
  {
    path: '/error',
    titulo: 'Página no encontrada',
    acceso: 'publica',
    cargar: () => import('./pagina-de-error.tsx'),
  },
  {
    path: '/accesibilidad',
    titulo: 'Accesibilidad',
    acceso: 'publica',
    cargar: () => import('../features/accesibilidad/declaracion.tsx'),
  },
  {
    path: '/guia',
    titulo: 'Guía',
    acceso: 'publica',
    cargar: () => import('../features/guia/guia.tsx'),
  },
  {
    path: '/valores-de-referencia',
    titulo: 'Valores de referencia',
    acceso: 'publica',
    cargar: () => import('../features/valores/valores-de-referencia.tsx'),
  },
  {
    path: '/app/dashboard',
    titulo: 'Inicio',
    acceso: 'sesion',
    cargar: () => import('../features/tablero/tablero.tsx'),
  },
  {
    path: '/app/seleccionarLegajo',
    titulo: 'Nuevo legajo',
    acceso: 'sesion',
    encabezado: 'Nuevo legajo',
    conVolver: true,
    cargar: () => import('../features/legajos/seleccion/seleccion.tsx'),
  },
  {
    path: '/app/ejercicio/legajos/listado',
    titulo: 'Legajos',
    acceso: 'sesion',
    encabezado: 'Legajos',
    cargar: () => import('../features/legajos/listado/listado.tsx'),
  },
  {
    path: '/app/ejercicio/legajos/cupones',
    titulo: 'Cupones',
    acceso: 'sesion',
    encabezado: 'Cupones',
    cargar: () => import('../features/cuenta/cupones/cupones-del-ejercicio.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/automatico',
    titulo: 'Nuevo Legajo Automático',
    acceso: 'Ejercicio',
    encabezado: 'Nuevo Legajo Automático',
    cargar: () => import('../features/legajos/asistente/legajo-automatico.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/manual',
    titulo: 'Nuevo Legajo Manual',
    acceso: 'Ejercicio',
    encabezado: 'Nuevo Legajo Manual',
    cargar: () => import('../features/legajos/manual/legajo-manual.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:tipo_calculo/:id/editar',
    titulo: 'Editar Legajo',
    acceso: 'Ejercicio',
    cargar: () => import('../features/legajos/edicion/editar-legajo.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/automatico',
    titulo: 'Nueva Ampliación Automática',
    acceso: 'Ejercicio',
    cargar: () => import('../features/legajos/ampliacion/ampliacion-automatica.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/manual',
    titulo: 'Nueva Ampliación Manual',
    acceso: 'Ejercicio',
    cargar: () => import('../features/legajos/ampliacion/ampliacion-manual.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/automatico/editar',
    titulo: 'Editar Ampliación Automática',
    acceso: 'Ejercicio',
    cargar: () => import('../features/legajos/ampliacion/ampliacion-automatica.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/manual/editar',
    titulo: 'Editar Ampliación Manual',
    acceso: 'Ejercicio',
    cargar: () => import('../features/legajos/ampliacion/ampliacion-manual.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/detail',
    titulo: 'Detalle legajo de obra',
    acceso: 'sesion',
    encabezado: 'Detalle legajo de obra',
    conVolver: true,
    cargar: () => import('../features/legajos/detalle/detalle-de-legajo.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado',
    conVolver: true,
    cargar: () => import('../features/certificados/eleccion/elegir-tipo.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/caie',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE, tablero principal',
    cargar: formulario('caie'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1g',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1G, pilar',
    cargar: formulario('t1g'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/caieer',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: CAIE ER, medidor para energía distribuida',
    cargar: formulario('caie_er'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/eig',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: EIG, instalación de gas',
    cargar: formulario('eig'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/t1r',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: T1R, medidor monofásico',
    cargar: formulario('t1r'),
  },
  {
    path: '/app/ejercicio/legajo/:id/certificado/new/insitu',
    titulo: 'Nuevo certificado',
    acceso: 'sesion',
    encabezado: 'Nuevo certificado: Anexo In situ',
    cargar: formulario('anexa_in_situ'),
  },
  {
    path: '/app/cuenta/resumenCuenta/cupones',
    titulo: 'Cupones de la cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    cargar: () => import('../features/cuenta/cupones/cupones-de-la-cuenta.tsx'),
  },
  {
    path: '/app/cuenta/resumenCuenta/resumen',
    titulo: 'Resumen de cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    cargar: () => import('../features/cuenta/resumen/resumen-de-cuenta.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarCep',
    titulo: 'Pago CEP',
    acceso: 'Ejercicio',
    cargar: () => import('../features/pagos/cargo/pagar-cep.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarTimbrado',
    titulo: 'Pago Timbrado',
    acceso: 'Ejercicio',
    cargar: () => import('../features/pagos/cargo/pagar-timbrado.tsx'),
  },
  {
    path: '/app/cuenta/liquidar',
    titulo: 'Liquidar',
    acceso: 'LiquidarMatricula',
    encabezado: 'Liquidar',
    conVolver: true,
    cargar: () => import('../features/pagos/liquidacion/liquidar.tsx'),
  },
  {
    path: '/app/cuenta/pago',
    titulo: 'Pagar liquidación',
    acceso: 'LiquidarMatricula',
    cargar: () => import('../features/pagos/liquidacion/pago-de-liquidacion.tsx'),
  },
  {
    path: '/app/cuenta/:id/pago',
    titulo: 'Pagar Cupón',
    acceso: 'sesion',
    cargar: () => import('../features/pagos/cupon/pagar-cupon.tsx'),
  },
  {
    path: '/app/pagoOnline/resultado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    cargar: () => import('../features/pagos/resultado/resultado-de-siro.tsx'),
  },
  {
    path: '/app/pagoOnline/rechazado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    cargar: () => import('../features/pagos/resultado/rechazo-de-siro.tsx'),
  },
  {
    path: '/app/pagoOnline/:id?/sipago/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    cargar: () => import('../features/pagos/resultado/resultado-de-tarjeta.tsx'),
  },
  {
    path: '/app/pagoOnline/netPago/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    cargar: () => import('../features/pagos/resultado/resultado-de-net-pagos.tsx'),
  },
  {
    path: '/app/perfil/datosPersonales',
    titulo: 'Datos personales',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../features/perfil/datos-personales/datos-personales.tsx'),
  },
  {
    path: '/app/perfil/titulo',
    titulo: 'Título',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../features/perfil/titulo/titulo.tsx'),
  },
  {
    path: '/app/perfil/contacto',
    titulo: 'Contacto',
    acceso: 'sesion',
    encabezado: 'Perfil',
    cargar: () => import('../features/perfil/contacto/contacto.tsx'),
  },
  {
    path: '/app/sesion/cambioClave',
    titulo: 'Cambiar contraseña',
    acceso: 'sesion',
    encabezado: 'Cambiar contraseña',
    cargar: () => import('../features/sesion/contrasenias/cambio-clave.tsx'),
  },
  {
    path: '/app/sesion/abiertas',
    titulo: 'Sesiones abiertas',
    acceso: 'sesion',
    encabezado: 'Sesiones abiertas',
    cargar: () => import('../features/sesion/sesiones/sesiones-abiertas.tsx'),
  },
  {
    path: '/app/sesion/segundoFactor',
    titulo: 'Segundo factor',
    acceso: 'sesion',
    encabezado: 'Segundo factor',
    cargar: () => import('../features/sesion/factor/segundo-factor.tsx'),
  },
  {
    path: '/catalogo/:pieza?/:cara?',
    titulo: 'Catálogo',
    acceso: 'publica',
    soloDemo: true,
    cargar: () => import('./catalogo/catalogo.tsx'),
  },
];

/** Addresses that only lead to another one. */
export const REDIRECCIONES: Readonly<Record<string, string>> = {
  '/': '/app/dashboard', // OPN-002
  '/app': '/app/dashboard', // SES-023
  '/app/ejercicio': '/app/ejercicio/legajos/listado', // OPN-020
  '/app/cuenta': '/app/cuenta/resumenCuenta/cupones', // OPN-020
  '/app/perfil': '/app/perfil/datosPersonales', // OPN-020
  '/app/legajos': '/app/ejercicio/legajos/listado', // OPN-028
};

const aPatron = (path: string): RegExp =>
  new RegExp(`^${path.replace(/\/:[^/]+\?/g, '(/[^/]+)?').replace(/:[^/]+/g, '[^/]+')}/?$`);
const PATRONES = PANTALLAS.map((pantalla) => ({ patron: aPatron(pantalla.path), pantalla }));

export const pantallaDe = (direccion: string): Pantalla | undefined => {
  const camino = direccion.split(/[?#]/)[0] ?? '';
  const destino = REDIRECCIONES[camino] ?? camino;
  return PATRONES.find(({ patron }) => patron.test(destino))?.pantalla;
};

export const existePantalla = (direccion: string): boolean => pantallaDe(direccion) !== undefined;
