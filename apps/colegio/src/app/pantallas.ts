import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { Entrada } from '@colega/web-kit/ui/marco/barra-lateral.tsx';
import type { ComponentType } from 'react';
import { DIRECCIONES } from '../lib/direcciones.ts';

export type PantallaDelColegio = {
  path: string;
  titulo: string;
  icono: Entrada['icono'];
  /** The key that opens it. */
  tecla: string;
  /** Null: any operator's. */
  permiso: PermisoDelColegio | null;
  /** Besides the screen, what has to be here before it is drawn, so that nothing moves under the mouse. */
  cargar: () => Promise<{ default: ComponentType; antes?: () => Promise<void> }>;
};

export const PANTALLAS: readonly PantallaDelColegio[] = [
  {
    path: DIRECCIONES.bandeja,
    titulo: 'Bandeja',
    icono: 'legajos',
    tecla: 'b',
    permiso: 'legajos.ver',
    cargar: () => import('../features/bandeja/bandeja.tsx'),
  },
  {
    path: DIRECCIONES.inicio,
    titulo: 'Inicio',
    icono: 'inicio',
    tecla: 'i',
    permiso: null,
    cargar: () => import('../features/inicio/inicio.tsx'),
  },
  {
    path: DIRECCIONES.personas,
    titulo: 'Personas',
    icono: 'perfil',
    tecla: 'p',
    permiso: 'personas.ver',
    cargar: () => import('../features/personas/personas.tsx'),
  },
  {
    path: DIRECCIONES.tesoreria,
    titulo: 'Tesorería',
    icono: 'cuenta',
    tecla: 'g',
    permiso: 'cuentas.ver',
    cargar: () => import('../features/tesoreria/tesoreria.tsx'),
  },
  {
    path: DIRECCIONES.aranceles,
    titulo: 'Aranceles',
    icono: 'calculo',
    tecla: 'h',
    permiso: 'aranceles.ver',
    cargar: () => import('../features/aranceles/aranceles.tsx'),
  },
  {
    path: DIRECCIONES.informes,
    titulo: 'Informes',
    icono: 'noticias',
    tecla: 'f',
    permiso: 'informes.ver',
    cargar: () => import('../features/informes/informes.tsx'),
  },
  {
    path: DIRECCIONES.usuarios,
    titulo: 'Usuarios y roles',
    icono: 'llave',
    tecla: 'u',
    permiso: 'operadores.ver',
    cargar: () => import('../features/operadores/usuarios-y-roles.tsx'),
  },
  {
    path: DIRECCIONES.auditoria,
    titulo: 'Auditoría',
    icono: 'escudo',
    tecla: 'a',
    permiso: 'auditoria.ver',
    cargar: () => import('../features/auditoria/auditoria.tsx'),
  },
  {
    path: DIRECCIONES.ajustes,
    titulo: 'Colegio',
    icono: 'sello',
    tecla: 'd',
    permiso: 'colegio.configurar',
    cargar: () => import('../features/colegio/ajustes.tsx'),
  },
  {
    path: DIRECCIONES.listas,
    titulo: 'Listas',
    icono: 'calendario',
    tecla: 'l',
    permiso: 'aranceles.ver',
    cargar: () => import('../features/listas/listas.tsx'),
  },
  {
    path: DIRECCIONES.importar,
    titulo: 'Importar',
    icono: 'descargar',
    tecla: 'y',
    permiso: 'importaciones.importar',
    cargar: () => import('../features/importar/importar.tsx'),
  },
  {
    path: DIRECCIONES.avisos,
    titulo: 'Avisos',
    icono: 'campana',
    tecla: 'm',
    permiso: null,
    cargar: () => import('../features/avisos/avisos.tsx'),
  },
];

/** One arrives at them from another screen: they are in no menu and have no key. */
export const PANTALLAS_DE_UNA_COSA: readonly Omit<PantallaDelColegio, 'icono' | 'tecla'>[] = [
  {
    path: DIRECCIONES.legajo,
    titulo: 'Revisión de un legajo',
    permiso: 'legajos.ver',
    cargar: () => import('../features/revision/revision.tsx'),
  },
  {
    path: DIRECCIONES.lista,
    titulo: 'Una lista',
    permiso: 'aranceles.ver',
    cargar: () => import('../features/listas/lista.tsx'),
  },
  {
    path: DIRECCIONES.prepararLista,
    titulo: 'Preparar una lista',
    permiso: 'aranceles.preparar',
    cargar: () => import('../features/listas/preparar-lista.tsx'),
  },
  {
    path: DIRECCIONES.persona,
    titulo: 'Persona',
    permiso: 'personas.ver',
    cargar: () => import('../features/personas/persona.tsx'),
  },
  {
    path: DIRECCIONES.resolucion,
    titulo: 'Resolución',
    permiso: 'aranceles.ver',
    cargar: () => import('../features/aranceles/resolucion.tsx'),
  },
  {
    path: DIRECCIONES.preparacion,
    titulo: 'Resolución en preparación',
    permiso: 'aranceles.ver',
    cargar: () => import('../features/aranceles/preparacion.tsx'),
  },
  {
    path: DIRECCIONES.informe,
    titulo: 'Informes',
    permiso: 'informes.ver',
    cargar: () => import('../features/informes/informes.tsx'),
  },
  {
    path: DIRECCIONES.importacion,
    titulo: 'Importación',
    permiso: 'importaciones.importar',
    cargar: () => import('../features/importar/una-importacion.tsx'),
  },
  {
    path: DIRECCIONES.cuenta,
    titulo: 'Mi cuenta',
    permiso: null,
    cargar: () => import('../features/sesion/mi-cuenta.tsx'),
  },
  {
    path: DIRECCIONES.primerosPasos,
    titulo: 'Primeros pasos',
    permiso: 'colegio.configurar',
    cargar: () => import('../features/colegio/pasos/primeros-pasos.tsx'),
  },
  {
    path: DIRECCIONES.localidades,
    titulo: 'Localidades',
    permiso: 'legajos.ver',
    cargar: () => import('../features/bandeja/otras/localidades.tsx'),
  },
];

export const pantallasPara = (permisos: readonly PermisoDelColegio[]): PantallaDelColegio[] =>
  PANTALLAS.filter(({ permiso }) => permiso === null || permisos.includes(permiso));
