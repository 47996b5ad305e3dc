import type { PermisoDelColegio } from '@colega/domain/permisos';

/** A null permission: whoever sees the screen. */
type Atajo = { tecla: string; que: string; permiso: PermisoDelColegio | null };
type AtajosDePantalla = { donde: string; permiso: PermisoDelColegio; atajos: readonly Atajo[] };

const tecla = (nombre: string, que: string, permiso: PermisoDelColegio | null = null): Atajo => ({
  tecla: nombre,
  que,
  permiso,
});

/** What each screen does with a key, as `?` tells it. Those that lead to a screen are of the screens themselves. */
export const ATAJOS: readonly AtajosDePantalla[] = [
  {
    donde: 'En la Bandeja',
    permiso: 'legajos.ver',
    atajos: [
      tecla('j', 'Bajar al legajo siguiente de la lista'),
      tecla('k', 'Subir al anterior'),
      tecla('Enter', 'Tomar el legajo marcado y abrirlo', 'legajos.tomar'),
      tecla('t', 'Tomar o soltar el legajo marcado, sin abrirlo', 'legajos.tomar'),
      tecla('n', 'Tomar el que espera hace más y abrirlo', 'legajos.tomar'),
      tecla('1 a 6', 'Elegir una cola'),
      tecla('7', 'Ir a las altas', 'personas.ver'),
      tecla('8', 'Ir a los datos y títulos por verificar', 'personas.ver'),
      tecla('9', 'Ir a las localidades'),
      tecla('0', 'Ir a los pagos por revisar', 'cuentas.ver'),
      tecla('/', 'Buscar en la cola'),
    ],
  },
  {
    donde: 'En la Revisión',
    permiso: 'legajos.ver',
    atajos: [
      tecla('o', 'Observar un dato', 'legajos.observar'),
      tecla('Esc', 'Salir del texto de una observación', 'legajos.observar'),
      tecla('e', 'Enviar lo que vas a observar', 'legajos.observar'),
      tecla('v', 'Visar', 'legajos.visar'),
      tecla('c', 'Confirmar uno de modalidad especial', 'legajos.confirmar'),
      tecla('s', 'Timbrar el contrato', 'legajos.sellar'),
      tecla('x', 'Registrar un timbrado externo', 'legajos.timbrado_externo'),
      tecla('r', 'Ir a las observaciones y sus respuestas'),
      tecla('q', 'Ir a qué cambió'),
      tecla('t', 'Tomarlo o soltarlo', 'legajos.tomar'),
      tecla('n', 'Abrir el siguiente de la cola', 'legajos.tomar'),
    ],
  },
  {
    donde: 'En Personas',
    permiso: 'personas.ver',
    atajos: [
      tecla('j', 'Bajar a la persona siguiente'),
      tecla('k', 'Subir a la anterior'),
      tecla('Enter', 'Abrir a la marcada'),
      tecla('/', 'Buscar'),
      tecla('n', 'Dar de alta a una persona', 'personas.registrar'),
    ],
  },
  {
    donde: 'En la Caja',
    permiso: 'pagos.acreditar',
    atajos: [
      tecla('Enter', 'Agregar el cupón leído'),
      tecla('Ctrl Enter', 'Cobrar'),
      tecla('0 a 9', 'Escribir el código de un cupón, desde cualquier lugar de la pantalla'),
    ],
  },
  {
    donde: 'En Pagos',
    permiso: 'cuentas.ver',
    atajos: [
      tecla('j', 'Bajar al pago siguiente'),
      tecla('k', 'Subir al anterior'),
      tecla('Enter', 'Abrir el marcado'),
      tecla('/', 'Buscar'),
    ],
  },
  {
    donde: 'En Localidades',
    permiso: 'legajos.ver',
    atajos: [
      tecla('j', 'Bajar a la siguiente'),
      tecla('k', 'Subir a la anterior'),
      tecla('Enter', 'Aprobar la marcada', 'localidades.aprobar'),
    ],
  },
  {
    donde: 'En Usuarios y roles',
    permiso: 'operadores.ver',
    atajos: [tecla('n', 'Agregar un operador', 'operadores.administrar')],
  },
];
