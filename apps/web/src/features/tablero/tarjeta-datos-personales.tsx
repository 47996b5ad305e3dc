import { mensajesDeInicio } from '@colega/contract/mensajes';
import { calleDeDomicilio } from '@colega/domain/perfil';
import { Esqueleto, EsqueletoDeTexto } from '@colega/web-kit/ui/esperas/esqueleto.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { Stack, Text } from '@mantine/core';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { BotonDeTarjeta } from './boton-de-tarjeta.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

/** DAS-017, DAS-018. */
export const TarjetaDatosPersonales = (panel: PropsDePanel) => (
  <Panel {...panel} titulo="Datos personales" icono="perfil" alRecargar={usePersona().refetch}>
    <Stack gap="md" align="flex-start">
      <Datos />
      <BotonDeTarjeta to={DIRECCIONES.datosPersonales} variant="default">
        Ver mis datos
      </BotonDeTarjeta>
    </Stack>
  </Panel>
);

const Datos = () => {
  const { data, isError, error, refetch } = usePersona();
  if (!data && isError)
    return (
      <FallaDeTarjeta
        mensaje={mensajesDeInicio.error_cargar_persona}
        error={error}
        alReintentar={() => void refetch()}
      />
    );
  if (!data)
    return (
      <Esqueleto etiqueta="Cargando tus datos…">
        <EsqueletoDeTexto renglones={6} />
      </Esqueleto>
    );
  const telefonos = data.telefonos.filter(({ tipo_contacto }) => tipo_contacto === 'R');
  return (
    <Stack component="dl" gap="xs" m={0}>
      <Dato nombre="Domicilio real" valores={data.domicilio_real ? [calleDeDomicilio(data.domicilio_real)] : []} />
      <Dato
        nombre={telefonos.length > 1 ? 'Teléfonos' : 'Teléfono'}
        valores={telefonos.map(({ codigo_area, numero }) => `(${codigo_area}) ${numero}`)}
      />
      <Dato nombre="Correo" valores={[data.email]} />
    </Stack>
  );
};

const Dato = ({ nombre, valores }: { nombre: string; valores: string[] }) => (
  <div>
    <Text component="dt" size="sm" c="dimmed">
      {nombre}
    </Text>
    {(valores.length > 0 ? valores : ['Sin informar']).map((valor) => (
      <Text component="dd" key={valor} m={0} style={{ overflowWrap: 'anywhere' }}>
        {valor}
      </Text>
    ))}
  </div>
);
