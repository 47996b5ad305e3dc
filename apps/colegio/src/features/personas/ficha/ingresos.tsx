import { formatImporte } from '@colega/domain/importes';
import { Instante } from '@colega/web-kit/ui/datos/instante.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { ListaDeRenglones, Renglon } from '@colega/web-kit/ui/listas/lista-de-renglones.tsx';
import { Text } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearCierreDeSesiones, crearEnvioDeEnlace } from '../actos/de-credencial.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';

/** How they sign in and what they owe: each part only to whom it is shown. */
export const Ingresos = ({ ficha, alActuar }: PropsDeSeccion) => {
  const { permisos } = useOperador();
  const { usuario, sesiones, cuenta } = ficha;
  return (
    <Seccion
      titulo="Ingreso y cuenta"
      acciones={
        <>
          {usuario?.activo && permisos.includes('personas.registrar') && (
            <Accion alPresionar={() => alActuar(crearEnvioDeEnlace(ficha))}>Mandar el enlace de ingreso</Accion>
          )}
          {sesiones !== null && sesiones.length > 0 && (
            <Accion alPresionar={() => alActuar(crearCierreDeSesiones(ficha))}>Cerrar sus sesiones</Accion>
          )}
        </>
      }
    >
      {cuenta && (
        <ListaDeDatos
          datos={[
            ['Adeuda', formatImporte(cuenta.adeudado)],
            ['A favor', formatImporte(cuenta.a_favor)],
          ]}
        />
      )}
      {!usuario && <Text>No tiene usuario en el portal.</Text>}
      {usuario && sesiones === null && <Text>{`Ingresa como ${usuario.username}.`}</Text>}
      {usuario && sesiones?.length === 0 && (
        <Text>{`Ingresa como ${usuario.username}. No tiene sesiones abiertas.`}</Text>
      )}
      {sesiones !== null && sesiones.length > 0 && (
        <ListaDeRenglones etiqueta="Sesiones abiertas">
          {sesiones.map(({ abierta_en, usada_en, dispositivo, desde_donde }) => (
            <Renglon
              key={abierta_en}
              que={dispositivo ?? 'Dispositivo sin nombre'}
              detalle={desde_donde ?? undefined}
              cuanto={<Instante valor={usada_en} />}
            />
          ))}
        </ListaDeRenglones>
      )}
    </Seccion>
  );
};
