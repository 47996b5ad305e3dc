import { useNavegacion } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import type { NombreDeIcono } from '@colega/web-kit/ui/signos/icono.tsx';
import { usePuede } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { tieneLasPalabras } from '../../lib/tiene-las-palabras.ts';

export type Destino = { a: string; titulo: string; icono: NombreDeIcono; detalle?: string };

/** `palabras` are those by which people look for it, besides its title. */
type Accion = Destino & { palabras: string; con?: 'Ejercicio' | 'LiquidarMatricula' };

const ACCIONES: readonly Accion[] = [
  {
    a: DIRECCIONES.seleccionarLegajo,
    titulo: 'Nuevo legajo',
    icono: 'mas',
    palabras: 'cargar crear obra',
    con: 'Ejercicio',
  },
  { a: DIRECCIONES.legajos, titulo: 'Mis legajos', icono: 'legajos', palabras: 'lista obras ejercicio ver' },
  {
    a: DIRECCIONES.resumenDeCupones,
    titulo: 'Pagar mis cupones',
    icono: 'cuenta',
    palabras: 'deuda debo plata boleta cep timbrado',
  },
  {
    a: DIRECCIONES.liquidar,
    titulo: 'Pagar la matrícula',
    icono: 'cuenta',
    palabras: 'liquidar cuota deuda',
    con: 'LiquidarMatricula',
  },
  {
    a: DIRECCIONES.resumenDeCuenta,
    titulo: 'Resumen de cuenta',
    icono: 'cuenta',
    palabras: 'deuda debo saldo a favor movimientos',
  },
  { a: DIRECCIONES.cupones, titulo: 'Cupones del ejercicio', icono: 'documento', palabras: 'cep timbrado boletas' },
  { a: DIRECCIONES.certificados, titulo: 'Mis certificados', icono: 'documento', palabras: 'caie t1r t1g eig anexo' },
  { a: DIRECCIONES.credencial, titulo: 'Mi credencial', icono: 'credencial', palabras: 'carnet qr matrícula' },
  {
    a: DIRECCIONES.datosPersonales,
    titulo: 'Mis datos',
    icono: 'perfil',
    palabras: 'domicilio documento cuit foto perfil',
  },
  { a: DIRECCIONES.titulo, titulo: 'Mis títulos y matrículas', icono: 'perfil', palabras: 'registro especialidad' },
  { a: DIRECCIONES.contacto, titulo: 'Mi contacto', icono: 'perfil', palabras: 'correo mail teléfono celular' },
  { a: DIRECCIONES.avisos, titulo: 'Mis avisos', icono: 'campana', palabras: 'notificaciones novedades preferencias' },
  { a: DIRECCIONES.cambioClave, titulo: 'Cambiar contraseña', icono: 'llave', palabras: 'clave seguridad' },
  { a: DIRECCIONES.sesionesAbiertas, titulo: 'Sesiones abiertas', icono: 'escudo', palabras: 'dispositivos seguridad' },
  { a: DIRECCIONES.segundoFactor, titulo: 'Segundo factor', icono: 'candado', palabras: 'llave código seguridad' },
  { a: DIRECCIONES.guia, titulo: 'Guía', icono: 'ayuda', palabras: 'ayuda cómo se hace instructivo' },
  { a: DIRECCIONES.inicio, titulo: 'Inicio', icono: 'inicio', palabras: 'tablero pendientes hacer' },
  { a: DIRECCIONES.cerrarSesion, titulo: 'Cerrar sesión', icono: 'salir', palabras: 'salir' },
];

const DE_ENTRADA = 6;

/** Where one can go by its name; the first ones, while nothing is written. */
export const useAdondeIr = (texto: string): Destino[] => {
  const { existe } = useNavegacion();
  const puede = { Ejercicio: usePuede('Ejercicio'), LiquidarMatricula: usePuede('LiquidarMatricula') };
  const posibles = ACCIONES.filter(({ a, con }) => existe(a) && (con === undefined || puede[con]));
  if (texto.trim() === '') return posibles.slice(0, DE_ENTRADA);
  return posibles.filter(({ titulo, palabras }) => tieneLasPalabras(`${titulo} ${palabras}`, texto));
};
