import { mensajesDeInicio } from '@colega/contract/mensajes';
import type { Persona } from '@colega/contract/perfil';
import { formatFecha } from '@colega/domain/fechas';
import { esNoEncontrado } from '@colega/web-kit/lib/api/error-de-api.ts';
import { BotonDeAccion } from '@colega/web-kit/ui/botones/boton-de-accion.tsx';
import { Retrato } from '@colega/web-kit/ui/datos/retrato.tsx';
import { dialogoAlAbrir } from '@colega/web-kit/ui/dialogos/dialogo-al-abrir.tsx';
import { Panel, type PropsDePanel } from '@colega/web-kit/ui/paginas/panel.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { usePersona } from '../../lib/consultas/perfil.ts';
import { useCarnetVigente } from '../../lib/consultas/tablero.ts';
import { DIRECCIONES } from '../../lib/navegacion/direcciones.ts';
import { CredencialSuspendida } from './credencial-suspendida.tsx';
import { useDescargarCarnet } from './use-descargar-carnet.ts';

const DialogoDeQr = dialogoAlAbrir(() => import('./dialogo-de-qr.tsx'));

/** DAS-013: whoever may not practise reads why there is none. */
export const tieneTarjetaDeCredencial = ({ es_activo_al_dia_y_verificado, credencial_suspendida }: Persona): boolean =>
  es_activo_al_dia_y_verificado || credencial_suspendida !== null;

/** DAS-013..015. */
export const TarjetaCredencial = (panel: PropsDePanel) => {
  const { data: persona, refetch } = usePersona();
  const activa = persona?.es_activo_al_dia_y_verificado ?? false;
  const carnet = useCarnetVigente(activa);
  if (!persona || !tieneTarjetaDeCredencial(persona)) return null;
  return (
    <Panel
      {...panel}
      titulo="Credencial digital"
      icono="credencial"
      alRecargar={() => Promise.all([refetch(), ...(activa ? [carnet.refetch()] : [])])}
    >
      {activa ? <Credencial persona={persona} /> : <CredencialSuspendida persona={persona} />}
    </Panel>
  );
};

const Credencial = ({ persona }: { persona: Persona }) => {
  const [verQr, setVerQr] = useState(false);
  const descargarCarnet = useDescargarCarnet();
  return (
    <Stack gap="md">
      <Group wrap="nowrap">
        <Retrato direccion={persona.imagen_perfil?.content_url} tamanio={64}>
          <Icono nombre="persona" tamanio={32} />
        </Retrato>
        <div>
          <Text fw={700}>
            {persona.nombre} {persona.apellido}
          </Text>
          <Vigencia />
        </div>
      </Group>
      <Group>
        <Button component={Link} to={DIRECCIONES.credencial} leftSection={<Icono nombre="credencial" />}>
          Mostrar
        </Button>
        <Button variant="default" onClick={() => setVerQr(true)}>
          Ver QR
        </Button>
        <BotonDeAccion
          variant="default"
          leftSection={<Icono nombre="descargar" />}
          ocupado="Descargando…"
          alPresionar={descargarCarnet}
        >
          Descargar carnet
        </BotonDeAccion>
      </Group>
      <DialogoDeQr persona={persona} abierto={verQr} alCerrar={() => setVerQr(false)} />
    </Stack>
  );
};

const Vigencia = () => {
  const { data, error } = useCarnetVigente();
  if (data) return <Text c="dimmed">Válida hasta {formatFecha(data.vencimiento)}</Text>;
  if (!error) return <Text c="dimmed">Buscando tu carnet…</Text>;
  return (
    <Text c="dimmed">
      {esNoEncontrado(error) ? mensajesDeInicio.carnet_sin_vigente : 'No pudimos consultar tu carnet.'}
    </Text>
  );
};
