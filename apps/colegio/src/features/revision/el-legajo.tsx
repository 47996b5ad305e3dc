import { type RevisionDelLegajo, rutasDeRevision } from '@colega/contract/legajos';
import { formatCuit } from '@colega/domain/identificadores';
import { consulta } from '@colega/web-kit/lib/consultas/consulta.ts';
import { ListaDeDatos } from '@colega/web-kit/ui/datos/lista-de-datos.tsx';
import { CabeceraDelLegajo } from '@colega/web-kit/ui/legajo/cabecera-del-legajo.tsx';
import { CalculoConsultado } from '@colega/web-kit/ui/legajo/calculo-consultado.tsx';
import { ComitentesDelLegajo } from '@colega/web-kit/ui/legajo/comitentes-del-legajo.tsx';
import { ContratoDelLegajo } from '@colega/web-kit/ui/legajo/contrato-del-legajo.tsx';
import { DatosDelCertificado } from '@colega/web-kit/ui/legajo/datos-del-certificado.tsx';
import { HistoriaDelLegajo } from '@colega/web-kit/ui/legajo/historia-del-legajo.tsx';
import { InmueblesDelLegajo } from '@colega/web-kit/ui/legajo/inmuebles-del-legajo.tsx';
import { MapaDelLegajo } from '@colega/web-kit/ui/legajo/mapa-del-legajo.tsx';
import { PanelCep } from '@colega/web-kit/ui/legajo/panel-cep.tsx';
import { PanelTimbrado } from '@colega/web-kit/ui/legajo/panel-timbrado.tsx';
import { Card, SimpleGrid, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { memo } from 'react';
import { PapelesDelLegajo } from './papeles-del-legajo.tsx';

/** The file as its technician sees it, with the same pieces. */
export const ElLegajo = memo(({ legajo }: { legajo: RevisionDelLegajo }) => (
  <Stack gap="md">
    <Card component="section" aria-label="De quién es">
      <ListaDeDatos
        datos={[
          ['Profesional', legajo.persona.nombre],
          ['CUIT del profesional', formatCuit(legajo.persona.cuit)],
          ['Correo', legajo.persona.email],
          ['Distrito', legajo.distrito.nombre],
        ]}
      />
    </Card>
    <CabeceraDelLegajo legajo={legajo} />
    <ComitentesDelLegajo comitentes={legajo.comitentes} />
    <InmueblesDelLegajo inmuebles={legajo.inmuebles} />
    <MapaDelLegajo inmuebles={legajo.inmuebles} />
    {legajo.detalles.map((detalle) => (
      <ContratoDelLegajo
        key={detalle.id}
        detalle={detalle}
        calculo={(id, contrato) => <Calculo legajoId={legajo.id} id={id} contrato={contrato} />}
      />
    ))}
    <SimpleGrid type="container" cols={{ base: 1, '560px': 2 }} spacing="md">
      <PanelCep legajo={legajo} />
      <PanelTimbrado legajo={legajo} />
    </SimpleGrid>
    <PapelesDelLegajo id={legajo.id} />
    {legajo.certificados.length > 0 && <Certificados certificados={legajo.certificados} />}
    <Historia id={legajo.id} />
  </Stack>
));

type PropsDeCalculo = { legajoId: number; id: number; contrato: string };

const Calculo = ({ legajoId, id, contrato }: PropsDeCalculo) => {
  const llamada = { params: { id: legajoId, calculo_id: id } };
  const calculo = useQuery(consulta(rutasDeRevision.calculoEnRevision, llamada));
  return <CalculoConsultado {...{ id, contrato, calculo }} />;
};

const Certificados = ({ certificados }: Pick<RevisionDelLegajo, 'certificados'>) => (
  <Card component="section" aria-labelledby="titulo-certificados">
    <Stack gap="md">
      <Title order={2} id="titulo-certificados">
        Certificados ({certificados.length})
      </Title>
      {certificados.map((certificado) => (
        <article key={certificado.id} aria-label={`Certificado ${certificado.numero_certificado}`}>
          <DatosDelCertificado certificado={certificado} />
        </article>
      ))}
    </Stack>
  </Card>
);

const Historia = ({ id }: { id: number }) => {
  const historia = useQuery(consulta(rutasDeRevision.historialEnRevision, { params: { id } }));
  return <HistoriaDelLegajo historia={historia} deQuien={({ quien }) => quien} />;
};
