-- The number that a member shows at the register (shared/member-number.ts). NULL until the member first looks at it, and
-- for nobody's member.
ALTER TABLE consumers ADD COLUMN member_number TEXT;
CREATE UNIQUE INDEX consumers_by_member_number ON consumers (member_number) WHERE member_number IS NOT NULL;
