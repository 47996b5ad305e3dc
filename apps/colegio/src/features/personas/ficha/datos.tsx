import type { FichaDePersona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { calleDeDomicilio, lugarDeDomicilio } from '@colega/domain/perfil';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Group } from '@mantine/core';
import { useOperador } from '../../../lib/operador.ts';
import { Accion, Seccion } from '../../../ui/seccion.tsx';
import { crearCorreccion, crearCorreccionDeCuit, crearCorreccionDeDomicilio } from '../actos/de-datos.ts';
import { crearVerificacion } from '../actos/de-verificacion.ts';
import { useColas } from '../use-personas.ts';
import type { PropsDeSeccion } from './props-de-seccion.ts';
import { Verificacion } from './verificacion.tsx';

type Domicilio = FichaDePersona['domicilio_real'];
const escribirDomicilio = (domicilio: Domicilio): string =>
  domicilio
    ? [calleDeDomicilio(domicilio), lugarDeDomicilio(domicilio)].filter((parte) => parte !== '').join(', ')
    : 'Sin cargar';

export const Datos = ({ ficha, alActuar }: PropsDeSeccion) => {
  const puede = useOperador().permisos.includes('personas.registrar');
  const distritos = useColas().data?.distritos ?? [];
  const { verificacion, usuario, telefonos } = ficha;
  return (
    <Seccion
      titulo="Datos"
      acciones={
        puede && (
          <>
            <Accion alPresionar={() => alActuar(crearCorreccion(ficha, distritos))}>Corregir</Accion>
            <Accion alPresionar={() => alActuar(crearCorreccionDeCuit(ficha))}>Corregir el CUIT</Accion>
            <Accion alPresionar={() => alActuar(crearCorreccionDeDomicilio(ficha, 'domicilio'))}>
              Corregir el domicilio
            </Accion>
            <Accion alPresionar={() => alActuar(crearCorreccionDeDomicilio(ficha, 'legal'))}>Corregir el legal</Accion>
          </>
        )
      }
    >
      <ListaDeDatos
        datos={[
          ['Documento', ficha.documento],
          ['Correo', ficha.email],
          ['Usuario', usuario ? `${usuario.username}${usuario.activo ? '' : ' (dado de baja)'}` : 'No tiene'],
          [
            'Teléfonos',
            telefonos.map(({ codigo_area, numero }) => `${codigo_area} ${numero}`).join(' · ') || 'Sin cargar',
          ],
          ['Nacimiento', ficha.fecha_nacimiento && formatFecha(ficha.fecha_nacimiento)],
          ['Nacionalidad', ficha.nacionalidad],
          ['Género', ficha.genero],
          ['Domicilio real', escribirDomicilio(ficha.domicilio_real)],
          ['Domicilio legal', escribirDomicilio(ficha.domicilio_legal)],
          ['Alta', formatFecha(ficha.fecha_alta)],
          [
            'Identidad',
            <Group key="identidad" gap="xs">
              <Verificacion estado={verificacion.identidad} />
              {puede && verificacion.identidad === 'por_verificar' && (
                <Accion de="la identidad" alPresionar={() => alActuar(crearVerificacion(ficha, { que: 'identidad' }))}>
                  Verificar
                </Accion>
              )}
            </Group>,
          ],
        ]}
      />
    </Seccion>
  );
};
