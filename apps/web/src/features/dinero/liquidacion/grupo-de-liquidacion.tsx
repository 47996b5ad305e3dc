import {
  type GrupoDeItems,
  type GruposDeLiquidacion,
  type ItemDeLiquidacion as Item,
  puedeSeleccionarse,
} from '@colega/domain/dinero';
import { nombreDeMatricula } from '@colega/domain/perfil';
import { ConCodigos } from '@colega/web-kit/ui/datos/codigo.tsx';
import { Card, Stack, Title } from '@mantine/core';
import { ItemDeLiquidacion } from './item-de-liquidacion.tsx';
import estilos from './liquidacion.module.css';

const TITULOS: Readonly<Record<GrupoDeItems, string>> = {
  items_vencidos: 'Vencidos',
  items_vigentes: 'Vigentes',
  sanciones: 'Sanciones',
  bonificaciones: 'Bonificaciones',
};

type Props = {
  grupo: GrupoDeItems;
  grupos: GruposDeLiquidacion;
  alElegir: (grupo: GrupoDeItems, id: number, si: boolean) => void;
};

/** LIQ-008. */
export const GrupoDeLiquidacion = ({ grupo, grupos, alElegir }: Props) => {
  const items = grupos[grupo];
  if (items.length === 0) return null;
  const id = `liquidar-${grupo}`;
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="md">
        <Title order={2} id={id}>
          {TITULOS[grupo]}
        </Title>
        {porMatriculaYAnio(items).map(([titulo, suyos]) => (
          <div key={titulo}>
            {titulo && (
              <Title order={3} fz="sm" c="dimmed">
                <ConCodigos texto={titulo} />
              </Title>
            )}
            <ul className={estilos.lista}>
              {suyos.map((item) => (
                <ItemDeLiquidacion
                  key={item.id}
                  item={item}
                  puedeElegirse={puedeSeleccionarse(grupos, item)}
                  alCambiar={(si) => alElegir(grupo, item.id, si)}
                />
              ))}
            </ul>
          </div>
        ))}
      </Stack>
    </Card>
  );
};

const tituloDe = ({ matricula, numero, concepto }: Item): string => {
  if (matricula === '') return '';
  const nombre = nombreDeMatricula({ codigo: matricula });
  return concepto.tipo_key === 'matricula' ? `${nombre} · ${numero}` : nombre;
};

const porMatriculaYAnio = (items: readonly Item[]): [string, Item[]][] => {
  const partes = new Map<string, Item[]>();
  for (const item of items) {
    const titulo = tituloDe(item);
    partes.set(titulo, [...(partes.get(titulo) ?? []), item]);
  }
  return [...partes];
};
