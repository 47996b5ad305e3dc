import { actuaPorElColegio } from '@colega/domain/permisos';
import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { irAOtraAplicacion } from '@colega/web-kit/lib/navegacion/salir.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import type { OpcionDeMenu } from '@colega/web-kit/ui/botones/menu-de-opciones.tsx';
import { useClaroOscuro } from '@colega/web-kit/ui/marco/claro-oscuro.tsx';
import { MenuDeCuenta } from '@colega/web-kit/ui/marco/menu-de-cuenta.tsx';
import { useNavigate } from 'react-router';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { DIRECCION_DEL_COLEGIO, DIRECCIONES } from '../../lib/navegacion/direcciones.ts';

/** LAY-019, LAY-020. */
export const MenuDeUsuario = () => {
  const sesion = useSesion();
  const { data: persona } = usePersona();
  const navegar = useNavigate();
  const hayCambioDeClave = useExisteRuta(DIRECCIONES.cambioClave);
  const haySesiones = useExisteRuta(DIRECCIONES.sesionesAbiertas);
  const haySegundoFactor = useExisteRuta(DIRECCIONES.segundoFactor);
  const esOperador = sesion !== null && actuaPorElColegio(sesion.user.contextos);
  const hayPerfil = useExisteRuta(DIRECCIONES.datosPersonales);
  const nombre = persona ? `${persona.nombre} ${persona.apellido}` : (sesion?.user.username ?? '');
  const colores = useClaroOscuro();
  const ir = (icono: OpcionDeMenu['icono'], texto: string, direccion: string): OpcionDeMenu => ({
    icono,
    texto,
    alElegir: () => void navegar(direccion),
  });
  return (
    <MenuDeCuenta
      nombre={nombre}
      retrato={persona?.imagen_perfil?.content_url}
      opciones={[
        ...(hayPerfil ? [ir('perfil', 'Mis datos', DIRECCIONES.datosPersonales)] : []),
        ir('credencial', 'Mi credencial', DIRECCIONES.credencial),
        ...(hayCambioDeClave ? [ir('llave', 'Cambiar contraseña', DIRECCIONES.cambioClave)] : []),
        ...(haySesiones ? [ir('escudo', 'Sesiones abiertas', DIRECCIONES.sesionesAbiertas)] : []),
        ...(haySegundoFactor ? [ir('candado', 'Segundo factor', DIRECCIONES.segundoFactor)] : []),
        ...(esOperador
          ? [
              {
                icono: 'sello' as const,
                texto: 'Ir a la mesa del Colegio',
                alElegir: () => void irAOtraAplicacion(DIRECCION_DEL_COLEGIO),
              },
            ]
          : []),
        colores,
        ir('info', 'Accesibilidad', DIRECCIONES.accesibilidad),
        ir('salir', 'Cerrar sesión', DIRECCIONES.cerrarSesion),
      ]}
    />
  );
};
