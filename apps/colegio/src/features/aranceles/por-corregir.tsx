import type { PreparacionLeida, TablaLeida } from '@colega/contract/honorarios';
import { Anchor, Button, Group, List, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { Seccion } from '../../ui/seccion.tsx';
import { idDeCelda, idDeNorma } from './lugares-de-la-grilla.ts';

const A_LA_VISTA = 12;

type Lugar = { clave: string; titulo: string; dicho: string; id: string };

const lugarDe = (tablas: readonly TablaLeida[], campo: string): Lugar | null => {
  for (const { clave, titulo, renglones } of tablas) {
    if (clave === campo) return { clave, titulo, dicho: titulo, id: '' };
    const renglon = renglones.find(
      ({ norma, suya, celdas }) => celdas.some((celda) => celda?.ruta === campo) || [norma, suya].includes(campo),
    );
    if (!renglon) continue;
    const dicho = [titulo, ...renglon.nombres.filter((nombre) => nombre !== '')].join(', ');
    const esDeSuNorma = [renglon.norma, renglon.suya].includes(campo);
    return { clave, titulo, dicho, id: esDeSuNorma ? idDeNorma(renglon.clave) : idDeCelda(campo) };
  }
  return null;
};

/** To its table, and in it to its cell. */
const AlLugar = ({ lugar: { clave, id }, children }: { lugar: Pick<Lugar, 'clave' | 'id'>; children: string }) => (
  <Anchor component={Link} to={{ search: `?tabla=${clave}`, hash: encodeURIComponent(id) }} replace>
    {children}
  </Anchor>
);

/** What keeps it from being published: how much of each table, and all of it, each with the way to its place. */
export const PorCorregir = ({ tablas, problemas }: Pick<PreparacionLeida, 'tablas' | 'problemas'>) => {
  const [todas, setTodas] = useState(false);
  if (problemas.length === 0) return null;
  const conLugar = problemas.map((problema) => ({ ...problema, lugar: lugarDe(tablas, problema.campo) }));
  const porTabla = tablas.flatMap(({ clave, titulo }) => {
    const cuantas = conLugar.filter(({ lugar }) => lugar?.clave === clave).length;
    return cuantas > 0 ? [{ clave, titulo, cuantas }] : [];
  });
  return (
    <Seccion titulo={`Por corregir: ${problemas.length}`}>
      {problemas.length > A_LA_VISTA && porTabla.length > 1 && (
        <Text size="sm" component="div">
          {'Por tabla: '}
          {porTabla.map(({ clave, titulo, cuantas }, i) => (
            <span key={clave}>
              {i > 0 && ' · '}
              <AlLugar lugar={{ clave, id: '' }}>{titulo}</AlLugar>
              {` (${cuantas})`}
            </span>
          ))}
        </Text>
      )}
      <List size="sm">
        {(todas ? conLugar : conLugar.slice(0, A_LA_VISTA)).map(({ campo, mensaje, lugar }) => (
          <List.Item key={`${campo} ${mensaje}`}>
            {lugar && (
              <>
                <AlLugar lugar={lugar}>{lugar.dicho}</AlLugar>
                {': '}
              </>
            )}
            {mensaje}
          </List.Item>
        ))}
      </List>
      {problemas.length > A_LA_VISTA && (
        <Group>
          <Button variant="default" size="compact-sm" aria-expanded={todas} onClick={() => setTodas(!todas)}>
            {todas ? `Ver solo las primeras ${A_LA_VISTA}` : `Ver las ${problemas.length}`}
          </Button>
        </Group>
      )}
    </Seccion>
  );
};
