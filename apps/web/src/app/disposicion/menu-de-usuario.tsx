import { useExisteRuta } from '@colega/web-kit/lib/navegacion/navegacion.ts';
import { useSesion } from '@colega/web-kit/lib/sesion/use-sesion.ts';
import { MenuDeOpciones, type OpcionDeMenu } from '@colega/web-kit/ui/botones/menu-de-opciones.tsx';
import { Retrato } from '@colega/web-kit/ui/datos/retrato.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { UnstyledButton } from '@mantine/core';
import { useNavigate } from 'react-router';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import estilos from './disposicion.module.css';

/** LAY-019, LAY-020. */
export const MenuDeUsuario = () => {
  const sesion = useSesion();
  const { data: persona } = usePersona();
  const navegar = useNavigate();
  const hayCambioDeClave = useExisteRuta(DIRECCIONES.cambioClave);
  const haySesiones = useExisteRuta(DIRECCIONES.sesionesAbiertas);
  const haySegundoFactor = useExisteRuta(DIRECCIONES.segundoFactor);
  const hayPerfil = useExisteRuta(DIRECCIONES.datosPersonales);
  const nombre = persona ? `${persona.nombre} ${persona.apellido}` : (sesion?.user.username ?? '');
  const ir = (icono: OpcionDeMenu['icono'], texto: string, direccion: string): OpcionDeMenu => ({
    icono,
    texto,
    alElegir: () => void navegar(direccion),
  });
  return (
    <MenuDeOpciones
      titulo={nombre}
      boton={(props) => (
        <UnstyledButton {...props} className={estilos.usuario} aria-label={`Tu cuenta: ${nombre}`}>
          <Retrato direccion={persona?.imagen_perfil?.content_url} tamanio={36}>
            {iniciales(nombre)}
          </Retrato>
          <span className={estilos.nombre}>{nombre}</span>
          <Icono nombre="abajo" tamanio={16} />
        </UnstyledButton>
      )}
      opciones={[
        ...(hayPerfil ? [ir('perfil', 'Mis datos', DIRECCIONES.datosPersonales)] : []),
        ...(hayCambioDeClave ? [ir('llave', 'Cambiar contraseña', DIRECCIONES.cambioClave)] : []),
        ...(haySesiones ? [ir('escudo', 'Sesiones abiertas', DIRECCIONES.sesionesAbiertas)] : []),
        ...(haySegundoFactor ? [ir('candado', 'Segundo factor', DIRECCIONES.segundoFactor)] : []),
        ir('info', 'Accesibilidad', DIRECCIONES.accesibilidad),
        ir('salir', 'Cerrar sesión', DIRECCIONES.cerrarSesion),
      ]}
    />
  );
};

export const iniciales = (nombre: string): string => {
  const partes = nombre.trim().split(/\s+/).filter(Boolean);
  return [partes[0], partes.length > 1 ? partes.at(-1) : undefined].map((p) => p?.[0]?.toUpperCase() ?? '').join('');
};
