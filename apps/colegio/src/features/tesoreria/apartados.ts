import type { PermisoDelColegio } from '@colega/domain/permisos';
import type { ComponentType } from 'react';
import { DIRECCIONES } from '../../lib/direcciones.ts';

type Apartado = {
  path: string;
  titulo: string;
  permiso: PermisoDelColegio;
  /** Whoever works for a district has none of it. */
  deTodoElColegio?: true;
  /** A page of one thing of another apartado is in no menu. */
  enElMenu: boolean;
  cargar: () => Promise<{ default: ComponentType; antes?: () => Promise<void> }>;
};

/** The screens of Tesorería, in the order in which its menu has them. */
export const APARTADOS: readonly Apartado[] = [
  {
    path: DIRECCIONES.caja,
    titulo: 'Caja',
    permiso: 'pagos.acreditar',
    enElMenu: true,
    cargar: () => import('./caja/caja.tsx'),
  },
  {
    path: DIRECCIONES.miCaja,
    titulo: 'Mi caja',
    permiso: 'pagos.acreditar',
    enElMenu: true,
    cargar: () => import('./caja/mi-caja.tsx'),
  },
  {
    path: DIRECCIONES.pagos,
    titulo: 'Pagos',
    permiso: 'cuentas.ver',
    enElMenu: true,
    cargar: () => import('./pagos/pagos.tsx'),
  },
  {
    path: DIRECCIONES.pago,
    titulo: 'Pago',
    permiso: 'cuentas.ver',
    enElMenu: false,
    cargar: () => import('./pagos/pago.tsx'),
  },
  {
    path: DIRECCIONES.cobranza,
    titulo: 'Cobranza',
    permiso: 'cuentas.ver',
    enElMenu: false,
    cargar: () => import('./pagos/cobranza.tsx'),
  },
  {
    path: DIRECCIONES.cuentaDePersona,
    titulo: 'Cuenta de una persona',
    permiso: 'cuentas.ver',
    enElMenu: false,
    cargar: () => import('./cuenta/cuenta.tsx'),
  },
  {
    path: DIRECCIONES.deudores,
    titulo: 'Deudores',
    permiso: 'cuentas.ver',
    enElMenu: true,
    cargar: () => import('./deudores/deudores.tsx'),
  },
  {
    path: DIRECCIONES.porRevisar,
    titulo: 'Pagos por revisar',
    permiso: 'cuentas.ver',
    enElMenu: true,
    cargar: () => import('./por-revisar/pagos-por-revisar.tsx'),
  },
  {
    path: DIRECCIONES.casoPorRevisar,
    titulo: 'Por revisar',
    permiso: 'cuentas.ver',
    enElMenu: false,
    cargar: () => import('./por-revisar/caso-por-revisar.tsx'),
  },
  {
    path: DIRECCIONES.porConfirmar,
    titulo: 'Por confirmar',
    permiso: 'cuentas.ver',
    enElMenu: true,
    cargar: () => import('./cuenta/por-confirmar.tsx'),
  },
  {
    path: DIRECCIONES.rendiciones,
    titulo: 'Rendiciones',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./rendiciones/rendiciones.tsx'),
  },
  {
    path: DIRECCIONES.rendicion,
    titulo: 'Rendición',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: false,
    cargar: () => import('./rendiciones/rendicion.tsx'),
  },
  {
    path: DIRECCIONES.depositosDeCobradores,
    titulo: 'Depósitos de cobradores',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./acreditaciones/depositos-de-cobradores.tsx'),
  },
  {
    path: DIRECCIONES.cierres,
    titulo: 'Cierre del día',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./cierres/cierres.tsx'),
  },
  {
    path: DIRECCIONES.cierre,
    titulo: 'Cierre',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: false,
    cargar: () => import('./cierres/cierre.tsx'),
  },
  {
    path: DIRECCIONES.libro,
    titulo: 'Libro',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./libro/libro.tsx'),
  },
  {
    path: DIRECCIONES.sumas,
    titulo: 'Sumas y saldos',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: false,
    cargar: () => import('./libro/sumas.tsx'),
  },
  {
    path: DIRECCIONES.diario,
    titulo: 'Diario',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: false,
    cargar: () => import('./libro/diario.tsx'),
  },
  {
    path: DIRECCIONES.codigos,
    titulo: 'Códigos de las cuentas',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: false,
    cargar: () => import('./libro/codigos.tsx'),
  },
  {
    path: DIRECCIONES.conciliacion,
    titulo: 'Conciliación',
    permiso: 'libro.ver',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./conciliacion/conciliacion.tsx'),
  },
  {
    path: DIRECCIONES.cargos,
    titulo: 'Cargos del año',
    permiso: 'cargos.generar',
    deTodoElColegio: true,
    enElMenu: true,
    cargar: () => import('./cargos/cargos-del-anio.tsx'),
  },
];

type Quien = { permisos: readonly PermisoDelColegio[]; distrito: unknown };

export const apartadosPara = ({ permisos, distrito }: Quien): Apartado[] =>
  APARTADOS.filter(
    ({ permiso, enElMenu, deTodoElColegio }) =>
      enElMenu && permisos.includes(permiso) && (distrito === null || !deTodoElColegio),
  );
