import { type Legajo, rutasDeLegajos } from '@colega/contract/legajos';
import { mensajes } from '@colega/contract/mensajes';
import { formatFecha } from '@colega/domain/fechas';
import { muestraInsigniaCep } from '@colega/domain/legajos';
import { llamar } from '@colega/web-kit/lib/api/llamar.ts';
import { BotonDeDescarga } from '@colega/web-kit/ui/botones/boton-de-descarga.tsx';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { APARIENCIA_DE_ESTADO, InsigniaDeEstado } from '@colega/web-kit/ui/signos/insignia-de-estado.tsx';
import { Badge, Card, Group, Stack, Text } from '@mantine/core';
import { TIPO_DE_CONTRATO } from '../nombres.ts';

/** DET-004..006. */
export const CabeceraDelLegajo = ({ legajo }: { legajo: Legajo }) => {
  const { matricula, modalidad, rubro, estado_legajo, visado } = legajo;
  const apariencia = APARIENCIA_DE_ESTADO[estado_legajo.clave] ?? ({ tono: 'neutro', icono: 'documento' } as const);
  return (
    <Card component="section" aria-label="Datos del legajo">
      <Stack gap="md">
        <Group gap="xs">
          <InsigniaDeEstado {...apariencia}>{estado_legajo.nombre}</InsigniaDeEstado>
          <Badge variant="default">{TIPO_DE_CONTRATO[legajo.tipo_contrato]}</Badge>
          {muestraInsigniaCep(legajo) && <InsigniaDeEstado tono="exito">CEP</InsigniaDeEstado>}
        </Group>
        {visado && <ImprimirCvd id={visado.cvd.id} numero={visado.numero} />}
        <ListaDeDatos
          datos={[
            ['Número de legajo', legajo.numero_legajo],
            ['Fecha', formatFecha(legajo.fecha)],
            ['Matrícula', `${matricula.codigo} · ${matricula.descripcion}`],
            ['Modalidad', modalidad.nombre],
            ['Rubro', rubro.nombre],
            ['Visado', visado && `Nº ${visado.numero} del ${formatFecha(visado.fecha)}`],
            ['Número de control', visado?.numero_control],
            ['CVD', visado && (visado.cvd.estado === 'vigente' ? 'Vigente' : 'Anulado')],
          ]}
        />
      </Stack>
    </Card>
  );
};

/** DET-014. */
const ImprimirCvd = ({ id, numero }: { id: number; numero: string }) => (
  <Stack gap={4} align="flex-start" data-no-imprime>
    <BotonDeDescarga
      leftSection={<Icono nombre="escudo" />}
      pedir={() => llamar(rutasDeLegajos.imprimirCvd, { params: { id } })}
      nombre={`cvd_${numero}.pdf`}
      falla={mensajes.error_intentar_descargar} // ERR-013
    >
      Imprimir CVD
    </BotonDeDescarga>
    <Text c="dimmed" size="sm">
      El Certificado de Visado Definitivo: la constancia de que el Colegio aprobó el legajo. Cualquiera lo verifica con
      su QR.
    </Text>
  </Stack>
);
