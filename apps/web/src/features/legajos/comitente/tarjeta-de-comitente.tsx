import { cambiarComitente, quitarComitente } from '@colega/asistentes/legajos';
import { formatCuit } from '@colega/domain/identificadores';
import { type Comitente, esDeOtro, esProvisorio, tieneFormularioCargado } from '@colega/domain/legajos';
import { useParte } from '@colega/web-kit/form/wizard/partes-del-paso.ts';
import { ConfirmarDialogo } from '@colega/web-kit/ui/dialogos/confirmar-dialogo.tsx';
import { Icono } from '@colega/web-kit/ui/signos/icono.tsx';
import { Badge, Button, Group, SimpleGrid, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { CampoDeTexto } from '../asistente/campo-de-texto.tsx';
import { useLegajo } from '../asistente/contexto-del-legajo.ts';
import { ComitenteProvisorio } from './comitente-provisorio.tsx';
import { FormularioDeEmpresa } from './formulario-de-empresa.tsx';

export const TarjetaDeComitente = ({ comitente, indice }: { comitente: Comitente; indice: number }) => {
  const { cambiar } = useLegajo();
  const nombre = `${comitente.apellido} ${comitente.nombre}`.trim();
  const cuit = formatCuit(comitente.cuit);
  const comoSeLlama = nombre || `CUIT ${cuit}`;
  useParte(`comitentes.${indice}`, { nombre: comoSeLlama });
  const poner = (cambio: Partial<Comitente>) => cambiar((b) => cambiarComitente(b, comitente.cuit, cambio));
  const [quitando, setQuitando] = useState(false);
  const quitar = () => {
    cambiar((b) => quitarComitente(b, comitente.cuit));
    requestAnimationFrame(() => document.getElementById('comitentes')?.focus());
  };
  const provisorio = esProvisorio(comitente);
  // a company's name is written while nobody else says it, or to see whose that CUIT is
  const conRazonSocial = !comitente.fisico && (provisorio || esDeOtro(comitente));
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm" align="flex-start">
        <div>
          <Text fw={700}>{nombre || 'Sin nombre todavía'}</Text>
          <Group gap="xs">
            <Text c="dimmed">CUIT {cuit}</Text>
            <Badge variant="default">{comitente.fisico ? 'Persona' : 'Empresa u organismo'}</Badge>
            {provisorio && <Badge color="yellow">Provisorio</Badge>}
            {comitente.res_806 && !provisorio && <Badge variant="default">Res. 806/12</Badge>}
          </Group>
        </div>
        <Button
          variant="subtle"
          color="red"
          leftSection={<Icono nombre="borrar" />}
          aria-label={`Quitar a ${comoSeLlama}`}
          onClick={() => (tieneFormularioCargado(comitente) ? setQuitando(true) : quitar())}
        >
          Quitar
        </Button>
      </Group>
      <ComitenteProvisorio comitente={comitente} ruta={`comitentes.${indice}`} />
      {conRazonSocial && (
        <CampoDeTexto
          ruta={`comitentes.${indice}.apellido`}
          label="Razón social"
          value={comitente.apellido}
          alCambiar={(apellido) => poner({ apellido })}
        />
      )}
      {comitente.fisico ? (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <CampoDeTexto
            ruta={`comitentes.${indice}.apellido`}
            value={comitente.apellido}
            alCambiar={(apellido) => poner({ apellido })}
          />
          <CampoDeTexto
            ruta={`comitentes.${indice}.nombre`}
            value={comitente.nombre}
            alCambiar={(valor) => poner({ nombre: valor })}
          />
        </SimpleGrid>
      ) : (
        <FormularioDeEmpresa comitente={comitente} ruta={`comitentes.${indice}`} poner={poner} />
      )}
      <ConfirmarDialogo
        abierto={quitando}
        titulo={`Quitar a ${comoSeLlama}?`}
        texto="Los datos no podrán ser recuperados"
        confirmar="Quitar"
        alCancelar={() => setQuitando(false)}
        alConfirmar={quitar}
      />
    </Stack>
  );
};
