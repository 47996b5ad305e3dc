import type { PantallaDeTabla } from './pantalla.ts';

export const DE_CUENTA = [
  {
    path: '/app/cuenta/debo',
    titulo: 'Lo que debo',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    modulo: 'features/dinero/debo/lo-que-debo.tsx',
  },
  {
    path: '/app/cuenta/resumenCuenta/cupones',
    titulo: 'Cupones de la cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    modulo: 'features/dinero/cupones/cupones-de-la-cuenta.tsx',
  },
  {
    path: '/app/cuenta/resumenCuenta/resumen',
    titulo: 'Resumen de cuenta',
    acceso: 'sesion',
    encabezado: 'Cuenta',
    modulo: 'features/dinero/resumen/resumen-de-cuenta.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarCep',
    titulo: 'Pago CEP',
    acceso: 'Ejercicio',
    modulo: 'features/dinero/cargo/pagar-cep.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/pagarTimbrado',
    titulo: 'Pago Timbrado',
    acceso: 'Ejercicio',
    modulo: 'features/dinero/cargo/pagar-timbrado.tsx',
  },
  {
    path: '/app/cuenta/liquidar',
    titulo: 'Liquidar',
    acceso: 'LiquidarMatricula',
    encabezado: 'Liquidar',
    conVolver: true,
    modulo: 'features/dinero/liquidacion/liquidar.tsx',
  },
  {
    path: '/app/cuenta/pago',
    titulo: 'Pagar liquidación',
    acceso: 'LiquidarMatricula',
    modulo: 'features/dinero/liquidacion/pago-de-liquidacion.tsx',
  },
  {
    path: '/app/cuenta/:id/pago',
    titulo: 'Pagar Cupón',
    acceso: 'sesion',
    modulo: 'features/dinero/cupon/pagar-cupon.tsx',
  },
  {
    path: '/app/pagoOnline/resultado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    modulo: 'features/dinero/resultado/resultado-de-siro.tsx',
  },
  {
    path: '/app/pagoOnline/rechazado',
    titulo: 'Resultado del pago',
    acceso: 'Ejercicio',
    modulo: 'features/dinero/resultado/rechazo-de-siro.tsx',
  },
  {
    path: '/app/pagoOnline/:id?/sipago/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    modulo: 'features/dinero/resultado/resultado-de-tarjeta.tsx',
  },
  {
    path: '/app/pagoOnline/:lugar/:tipo',
    titulo: 'Resultado del pago',
    acceso: 'sesion',
    modulo: 'features/dinero/resultado/resultado-de-tarjeta.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
