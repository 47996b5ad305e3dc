import '@mantine/core/styles/Timeline.css';
import { type HechoDeLegajo, rutasDeLegajos } from '@colega/contract/legajos';
import type { Accion } from '@colega/domain/legajos';
import { Card, Stack, Text, Timeline, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { consulta } from '../../../lib/consultas/consulta.ts';
import { Esqueleto, EsqueletoDeTexto } from '../../../ui/esqueleto.tsx';
import { FallaDeConsulta } from '../../../ui/falla-de-consulta.tsx';
import { Icono, type NombreDeIcono } from '../../../ui/icono.tsx';
import { Instante } from '../../../ui/instante.tsx';

type Hecho = { texto: string; icono: NombreDeIcono };

const HECHOS: Readonly<Record<Accion | 'crear' | 'pagar', Hecho>> = {
  crear: { texto: 'Legajo creado', icono: 'mas' },
  editar: { texto: 'Legajo editado', icono: 'lapiz' },
  eliminar: { texto: 'Legajo eliminado', icono: 'borrar' },
  confirmar: { texto: 'Legajo confirmado', icono: 'tilde' },
  observar: { texto: 'Observado por el Colegio', icono: 'alerta' },
  corregir: { texto: 'Observación respondida', icono: 'lapiz' },
  generar_cep: { texto: 'Cupón de CEP generado', icono: 'cuenta' },
  timbrar_prepago: { texto: 'Cupón de timbrado generado', icono: 'cuenta' },
  pagar: { texto: 'Pago acreditado', icono: 'cuenta' },
  sellar_prepago: { texto: 'Contrato timbrado en el Colegio', icono: 'sello' },
  timbrado_externo: { texto: 'Timbrado externo registrado', icono: 'sello' },
  ampliar: { texto: 'Ampliación creada', icono: 'mas' },
  editar_ampliacion: { texto: 'Ampliación editada', icono: 'lapiz' },
  eliminar_ampliacion: { texto: 'Ampliación eliminada', icono: 'borrar' },
  confirmar_ampliacion: { texto: 'Ampliación confirmada', icono: 'tilde' },
  anular_detalle: { texto: 'Ampliación anulada', icono: 'prohibido' },
  visar: { texto: 'Legajo visado', icono: 'escudo' },
  anular: { texto: 'Legajo anulado', icono: 'prohibido' },
  emitir_certificado: { texto: 'Certificado emitido', icono: 'documento' },
  corregir_certificado: { texto: 'Certificado corregido', icono: 'lapiz' },
};

const hechoDe = (accion: string): Hecho =>
  (HECHOS as Readonly<Record<string, Hecho>>)[accion] ?? { texto: accion.replaceAll('_', ' '), icono: 'info' };

/** The life of the file, from its audit trail. It loads and fails on its own. */
export const HistorialDelLegajo = ({ id }: { id: number }) => {
  const ruta = rutasDeLegajos.historialDelLegajo;
  const { data, error, refetch, isRefetching } = useQuery(consulta(ruta, { params: { id } }));
  return (
    <Card component="section" aria-labelledby="titulo-historial">
      <Stack gap="md">
        <Title order={2} id="titulo-historial">
          Historia del legajo
        </Title>
        {data && <LineaDeTiempo hechos={data.items} />}
        {!data && error && (
          <FallaDeConsulta
            error={error}
            mensaje="No pudimos cargar la historia del legajo."
            alReintentar={() => void refetch()}
            reintentando={isRefetching}
          />
        )}
        {!data && !error && (
          <Esqueleto etiqueta="Cargando la historia…">
            <EsqueletoDeTexto renglones={4} />
          </Esqueleto>
        )}
      </Stack>
    </Card>
  );
};

const LineaDeTiempo = ({ hechos }: { hechos: readonly HechoDeLegajo[] }) =>
  hechos.length === 0 ? (
    <Text c="dimmed">Todavía no hay movimientos registrados.</Text>
  ) : (
    <Timeline bulletSize={28} lineWidth={2} active={hechos.length - 1} color="petroleo">
      {hechos.map(({ cuando, quien, accion, motivo }) => {
        const { texto, icono } = hechoDe(accion);
        return (
          <Timeline.Item
            key={`${cuando} ${accion}`}
            bullet={<Icono nombre={icono} tamanio={16} />}
            title={<Text fw={700}>{texto}</Text>}
          >
            {motivo && <Text>{motivo}</Text>}
            <Text size="sm" c="dimmed">
              <Instante valor={cuando} /> · {quien}
            </Text>
          </Timeline.Item>
        );
      })}
    </Timeline>
  );
