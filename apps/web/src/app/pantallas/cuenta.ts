import type { Pantalla } from './pantalla.ts';

/** The account and what is paid: a file's charges too, and where a provider sends the person back to. */
export const DE_CUENTA: readonly Pantalla[] = [
  {
    path: '/app/cuenta/resumenCuenta/cupones',
    titulo: 'Cupones de la cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    cargar: () => import('../../features/cuenta/cupones/cupones-de-la-cuenta.tsx'),
  },
  {
    path: '/app/cuenta/resumenCuenta/resumen',
    titulo: 'Resumen de cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    cargar: () => import('../../features/cuenta/resumen/resumen-de-cuenta.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarCep',
    titulo: 'Pago CEP',
    acceso: 'Ejercicio',
    cargar: () => import('../../features/pagos/cargo/pagar-cep.tsx'),
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarTimbrado',
    titulo: 'Pago Timbrado',
    acceso: 'Ejercicio',
    cargar: () => import('../../features/pagos/cargo/pagar-timbrado.tsx'),
  },
  {
    path: '/app/cuenta/liquidar',
    titulo: 'Liquidar',
    acceso: 'LiquidarMatricula',
    encabezado: 'Liquidar',
    conVolver: true,
    cargar: () => import('../../features/pagos/liquidacion/liquidar.tsx'),
  },
  {
    path: '/app/cuenta/pago',
    titulo: 'Pagar liquidación',
    acceso: 'LiquidarMatricula',
    cargar: () => import('../../features/pagos/liquidacion/pago-de-liquidacion.tsx'),
  },
  {
    path: '/app/cuenta/:id/pago',
    titulo: 'Pagar Cupón',
    acceso: 'sesion',
    cargar: () => import('../../features/pagos/cupon/pagar-cupon.tsx'),
  },
  {
    path: '/app/pagoOnline/resultado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    cargar: () => import('../../features/pagos/resultado/resultado-de-siro.tsx'),
  },
  {
    path: '/app/pagoOnline/rechazado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    cargar: () => import('../../features/pagos/resultado/rechazo-de-siro.tsx'),
  },
  {
    path: '/app/pagoOnline/:id?/sipago/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    cargar: () => import('../../features/pagos/resultado/resultado-de-tarjeta.tsx'),
  },
  {
    path: '/app/pagoOnline/:lugar/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    cargar: () => import('../../features/pagos/resultado/resultado-de-tarjeta.tsx'),
  },
];
