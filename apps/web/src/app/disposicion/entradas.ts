import type { Entrada } from '@colega/web-kit/ui/marco/barra-lateral.tsx';

/** LAY-012. An entry shows once its address has a screen. */
export const ENTRADAS: readonly Entrada[] = [
  { titulo: 'Inicio', path: '/app/dashboard', icono: 'inicio', prefijos: ['/app/dashboard'] },
  {
    titulo: 'Ejercicio',
    path: '/app/ejercicio',
    icono: 'legajos',
    prefijos: ['/app/ejercicio', '/app/seleccionarLegajo', '/app/legajos'],
  },
  { titulo: 'Cuenta', path: '/app/cuenta', icono: 'cuenta', prefijos: ['/app/cuenta'] },
  { titulo: 'Perfil', path: '/app/perfil', icono: 'perfil', prefijos: ['/app/perfil'] },
];
