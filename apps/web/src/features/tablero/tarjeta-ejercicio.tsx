import { mensajesDeInicio } from '@colega/contract/mensajes';
import { useConfiguracion } from '@colega/web-kit/lib/consultas/configuracion.ts';
import { Nota } from '@colega/web-kit/ui/avisos/nota.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Group, Stack, Text } from '@mantine/core';
import { useId } from 'react';
import { useHabilidad, usePermisos } from '../../lib/consultas/permisos.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { BotonDeTarjeta } from './boton-de-tarjeta.tsx';
import { FallaDeTarjeta } from './falla-de-tarjeta.tsx';

/** DAS-010..012, OPN-025: the list is always open; a new file needs the practice ability. */
export const TarjetaEjercicio = (panel: PropsDePanel) => {
  const permisos = usePermisos();
  const configuracion = useConfiguracion();
  const recargar = () => Promise.all([permisos.refetch(), configuracion.refetch()]);
  return (
    <Panel {...panel} titulo="Ejercicio" icono="legajos" alRecargar={recargar}>
      <Stack gap="md">
        <Legajos />
        <details>
          <summary>Cómo cargar un certificado</summary>
          <ol style={{ margin: '8px 0 0', paddingInlineStart: '1.25em' }}>
            <li>En Legajos, abrí el detalle del legajo de la obra.</li>
            <li>Andá a la sección Certificados.</li>
            <li>Elegí «Nuevo certificado» y seguí los pasos.</li>
          </ol>
        </details>
      </Stack>
    </Panel>
  );
};

const Legajos = () => {
  const { estado, porque, reintentar } = useHabilidad('Ejercicio');
  const { data: configuracion } = useConfiguracion();
  const motivo = useId();
  const calculo = useId();
  const bloqueado = { deshabilitado: estado !== 'permitida', ...(estado === 'negada' && { explicadoPor: motivo }) };
  return (
    <>
      <Group align="flex-start">
        <BotonDeTarjeta to={DIRECCIONES.seleccionarLegajo} leftSection={<Icono nombre="mas" />} {...bloqueado}>
          Nuevo legajo
        </BotonDeTarjeta>
        <BotonDeTarjeta to={DIRECCIONES.legajos} variant="default">
          Legajos
        </BotonDeTarjeta>
      </Group>
      <Group role="group" aria-labelledby={calculo} gap="sm">
        <Text id={calculo} size="sm" c="dimmed" w="100%">
          O elegí el cálculo del legajo nuevo:
        </Text>
        <BotonDeTarjeta to={DIRECCIONES.legajoManual} variant="default" {...bloqueado}>
          Manual
        </BotonDeTarjeta>
        {configuracion?.calculo_automatico !== false && (
          <BotonDeTarjeta to={DIRECCIONES.legajoAutomatico} variant="default" {...bloqueado}>
            Automático
          </BotonDeTarjeta>
        )}
      </Group>
      {estado === 'negada' && (
        <Nota tono="advierte" id={motivo}>
          {porque === mensajesDeInicio.sin_habilidad_ejercicio
            ? mensajesDeInicio.sin_habilidad_ejercicio_en_inicio
            : porque}
        </Nota>
      )}
      {estado === 'falla' && <FallaDeTarjeta mensaje="No pudimos consultar tus permisos." alReintentar={reintentar} />}
    </>
  );
};
