import type { PantallaDeTabla } from './pantalla.ts';

export const DE_LEGAJOS = [
  {
    path: '/app/dashboard',
    titulo: 'Inicio',
    acceso: 'sesion',
    modulo: 'features/tablero/tablero.tsx',
  },
  {
    path: '/app/seleccionarLegajo',
    titulo: 'Nuevo legajo',
    acceso: 'sesion',
    encabezado: 'Nuevo legajo',
    conVolver: true,
    modulo: 'features/legajos/seleccion/seleccion.tsx',
  },
  {
    path: '/app/ejercicio/legajos/listado',
    titulo: 'Legajos',
    acceso: 'sesion',
    encabezado: 'Legajos',
    modulo: 'features/legajos/listado/listado.tsx',
  },
  {
    path: '/app/ejercicio/legajos/cupones',
    titulo: 'Cupones',
    acceso: 'sesion',
    encabezado: 'Cupones',
    modulo: 'features/dinero/cupones/cupones-del-ejercicio.tsx',
  },
  {
    path: '/app/ejercicio/legajo/automatico',
    titulo: 'Nuevo Legajo Automático',
    acceso: 'Ejercicio',
    encabezado: 'Nuevo Legajo Automático',
    modulo: 'features/legajos/asistente/legajo-automatico.tsx',
  },
  {
    path: '/app/ejercicio/legajo/manual',
    titulo: 'Nuevo Legajo Manual',
    acceso: 'Ejercicio',
    encabezado: 'Nuevo Legajo Manual',
    modulo: 'features/legajos/manual/legajo-manual.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:tipo_calculo/:id/editar',
    titulo: 'Editar Legajo',
    acceso: 'Ejercicio',
    modulo: 'features/legajos/edicion/editar-legajo.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/automatico',
    titulo: 'Nueva Ampliación Automática',
    acceso: 'Ejercicio',
    modulo: 'features/legajos/ampliacion/ampliacion-automatica.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/manual',
    titulo: 'Nueva Ampliación Manual',
    acceso: 'Ejercicio',
    modulo: 'features/legajos/ampliacion/ampliacion-manual.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/automatico/editar',
    titulo: 'Editar Ampliación Automática',
    acceso: 'Ejercicio',
    modulo: 'features/legajos/ampliacion/ampliacion-automatica.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/ampliacion/:idAmpliacion/manual/editar',
    titulo: 'Editar Ampliación Manual',
    acceso: 'Ejercicio',
    modulo: 'features/legajos/ampliacion/ampliacion-manual.tsx',
  },
  {
    path: '/app/ejercicio/legajo/:id/detail',
    titulo: 'Detalle legajo de obra',
    acceso: 'sesion',
    encabezado: 'Detalle legajo de obra',
    conVolver: true,
    modulo: 'features/legajos/detalle/detalle-de-legajo.tsx',
  },
] as const satisfies readonly PantallaDeTabla[];
